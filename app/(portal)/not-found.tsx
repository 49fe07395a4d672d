import { NotFoundWords } from "@/components/layout/not-found-words";

export default function NotFound() {
  return <NotFoundWords />;
}
