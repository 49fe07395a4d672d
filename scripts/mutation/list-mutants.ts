/** Small faults that somebody could make in a file: other numbers, other comparisons, `some` for `every`. */
import ts from "typescript";

interface Span {
  start: number;
  end: number;
}
export interface Mutant extends Span {
  replacement: string;
  /** The line, counted from 1. */
  line: number;
  /** The expression whose evaluation shows the fault; none where there is none, as in a property's name. */
  seenIn: Span | undefined;
}

const comparisons = { "<": "<=", "<=": "<", ">": ">=", ">=": ">", "===": "!==", "!==": "===" };
const otherOperators = { "&&": "||", "||": "&&", "+": "-", "-": "+", "*": "+" };
const operators = new Map(Object.entries({ ...comparisons, ...otherOperators }));
const calls = new Map(Object.entries({ every: "some", some: "every", min: "max", max: "min" }));

/** The mutants of a file's text, in order. Types, imports and what tests can't see are left alone. Pure. */
export function listMutants(text: string): Mutant[] {
  const file = ts.createSourceFile("file.ts", text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const spanOf = (node: ts.Node): Span => ({ start: node.getStart(file), end: node.getEnd() });
  const add = (node: ts.Node, replacement: string, seenIn: ts.Node | undefined) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    mutants.push({ ...spanOf(node), replacement, line: line + 1, seenIn: seenIn && spanOf(seenIn) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isNumericLiteral(node)) add(node, otherNumber(Number(node.text)), isName(node) ? undefined : node);
    if (ts.isBinaryExpression(node)) {
      const other = operators.get(node.operatorToken.getText(file));
      if (other) add(node.operatorToken, other, node);
    }
    if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
      const other = calls.get(node.name.text);
      const [argument] = node.parent.arguments;
      if (other)
        add(node.name, other, argument && ts.isSpreadElement(argument) ? argument.expression : argument);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants;
}

/** The `0` of `{ 0: a }`, in an object or a pattern. */
const isName = (node: ts.NumericLiteral): boolean =>
  ("name" in node.parent && node.parent.name === node) ||
  (ts.isBindingElement(node.parent) && node.parent.propertyName === node);

/** A number that is a little off: one more of whole ones, a tenth of the scale for shares. */
const otherNumber = (value: number): string =>
  Number.isInteger(value) ? String(value + 1) : String(Number((value + 0.1).toFixed(3)));
