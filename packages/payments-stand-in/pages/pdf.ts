const perPage = 45;

/** A PDF of one page: a title and lines of text. Characters outside Latin-1 become question marks. */
export function pdf(title: string, lines: readonly string[]): Buffer {
  const shown = lines.slice(0, perPage).map((line) => `(${escapePdf(line)}) Tj T*`);
  const content = [
    "BT",
    "/F1 20 Tf 56 770 Td",
    `(${escapePdf(title)}) Tj`,
    "/F1 11 Tf 15 TL 0 -34 Td",
    ...shown,
    "ET",
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`,
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, n) => {
    const offset = text.length;
    text += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, "latin1");
}

const escapePdf = (text: string): string =>
  text.replace(/[^\x20-\x7e\xa0-\xff]/g, "?").replace(/[\\()]/g, (character) => `\\${character}`);
