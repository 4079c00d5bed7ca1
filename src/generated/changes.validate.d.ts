// Generated from data/schemas by `npm run generate`. Do not edit.
export interface SchemaError { instancePath: string; keyword: string; message?: string; params: Record<string, unknown> }
declare const validate: { (data: unknown): boolean; errors?: SchemaError[] | null };
export default validate;
