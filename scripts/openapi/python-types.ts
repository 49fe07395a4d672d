/** JSON schemas as Python types. */
import type { JsonSchema } from "@/lib/http/openapi/document";

const reserved = new Set(["from", "import", "class", "def", "in", "is", "not", "or", "and", "with", "as"]);
const simple: Record<string, string> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  null: "None",
};

export const referencedName = (ref: string): string => ref.slice(ref.lastIndexOf("/") + 1);

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isIdentifier = (name: string) => /^[A-Za-z_]\w*$/.test(name) && !reserved.has(name);

/** Text as one line of a docstring or comment. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").replaceAll("\\", "\\\\").trim();

/** Collects the named types of a module: each object with properties becomes a `TypedDict`. */
export class PythonTypes {
  private readonly declared = new Map<string, string>();

  /** The declarations by name, separated by blank lines; types may name each other in any order. */
  print(): string {
    return this.names.map((name) => this.declared.get(name)).join("\n\n\n");
  }

  get names(): string[] {
    return [...this.declared.keys()].sort();
  }

  /** Declares a schema under a name. Its inner objects are named after it. */
  declare(name: string, schema: JsonSchema): void {
    if (this.declared.has(name)) return;
    // Its place in the module, before the types that it uses.
    this.declared.set(name, "");
    this.declared.set(
      name,
      schema.properties
        ? this.typedDict(name, schema, schema.properties)
        : `${name}: TypeAlias = "${this.typeOf(name, schema)}"`,
    );
  }

  /** The Python type of a schema. `name` names what has to be declared for it. */
  typeOf(name: string, schema: JsonSchema): string {
    if (schema.$ref) return referencedName(schema.$ref);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices)
      return this.union(choices.map((choice, n) => this.typeOf(n ? `${name}${n + 1}` : name, choice)));
    if (schema.enum) return `Literal[${schema.enum.map(literal).join(", ")}]`;
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
    if (Array.isArray(schema.type)) {
      return this.union(schema.type.map((type) => this.typeOf(name, { ...schema, type })));
    }
    if (schema.items) return `list[${this.typeOf(name, schema.items)}]`;
    if (schema.type === "array") return "list[Any]";
    if (schema.properties) {
      this.declare(name, schema);
      return name;
    }
    if (schema.type === "object") {
      const values = schema.additionalProperties;
      return `dict[str, ${typeof values === "object" ? this.typeOf(`${name}Value`, values) : "Any"}]`;
    }
    return simple[schema.type ?? ""] ?? "Any";
  }

  private union(types: string[]): string {
    return [...new Set(types)].sort((a, b) => Number(a === "None") - Number(b === "None")).join(" | ");
  }

  private typedDict(name: string, schema: JsonSchema, properties: Record<string, JsonSchema>): string {
    const fields = Object.entries(properties).map(([key, property]) => {
      const type = this.typeOf(`${name}${key.split(/\W|_/).map(capitalize).join("")}`, property);
      const isRequired = schema.required?.includes(key) ?? false;
      return { key, type: isRequired ? type : `NotRequired[${type}]`, about: property.description };
    });
    const about = schema.description ? `    """${oneLine(schema.description)}"""\n\n` : "";
    if (fields.length === 0) return `class ${name}(TypedDict):\n${about}    pass`;
    if (fields.every(({ key }) => isIdentifier(key))) {
      const lines = fields.map(
        ({ key, type, about }) => `${about ? `    # ${oneLine(about)}\n` : ""}    ${key}: ${type}`,
      );
      return `class ${name}(TypedDict):\n${about}${lines.join("\n")}`;
    }
    const entries = fields.map(
      ({ key, type }) => `        ${JSON.stringify(key)}: "${type.replaceAll('"', "'")}",`,
    );
    return `${name} = TypedDict(\n    "${name}",\n    {\n${entries.join("\n")}\n    },\n)`;
  }
}

const literal = (value: unknown): string =>
  value === null ? "None" : typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value);
