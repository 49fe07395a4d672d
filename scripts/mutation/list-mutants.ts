/** Small faults that somebody could make in a file: other numbers, other comparisons, `some` for `every`. */
import ts from "typescript";

export interface Mutant {
  start: number;
  end: number;
  replacement: string;
  /** The line, counted from 1. */
  line: number;
}

const operators: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: "<=",
  [ts.SyntaxKind.LessThanEqualsToken]: "<",
  [ts.SyntaxKind.GreaterThanToken]: ">=",
  [ts.SyntaxKind.GreaterThanEqualsToken]: ">",
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: "!==",
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: "===",
  [ts.SyntaxKind.AmpersandAmpersandToken]: "||",
  [ts.SyntaxKind.BarBarToken]: "&&",
  [ts.SyntaxKind.PlusToken]: "-",
  [ts.SyntaxKind.MinusToken]: "+",
  [ts.SyntaxKind.AsteriskToken]: "+",
};
const calls: Readonly<Record<string, string>> = { every: "some", some: "every", min: "max", max: "min" };

/** The mutants of a file's text, in order. Types, imports and what tests can't see are left alone. Pure. */
export function listMutants(text: string): Mutant[] {
  const file = ts.createSourceFile("file.ts", text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const add = (node: ts.Node, replacement: string) => {
    const start = node.getStart(file);
    const { line } = file.getLineAndCharacterOfPosition(start);
    mutants.push({ start, end: node.getEnd(), replacement, line: line + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isNumericLiteral(node)) add(node, otherNumber(Number(node.text)));
    if (ts.isBinaryExpression(node)) {
      const other = operators[node.operatorToken.kind];
      if (other) add(node.operatorToken, other);
    }
    if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
      const other = Object.hasOwn(calls, node.name.text) ? calls[node.name.text] : undefined;
      if (other) add(node.name, other);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants;
}

/** A number that is a little off: one more of whole ones, a tenth of the scale for shares. */
const otherNumber = (value: number): string =>
  Number.isInteger(value) ? String(value + 1) : String(Number((value + 0.1).toFixed(3)));
