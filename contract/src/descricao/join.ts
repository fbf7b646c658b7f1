type Chaves<T> = T extends unknown ? keyof T : never
type Valor<T, K extends PropertyKey> = T extends { readonly [P in K]: infer V } ? V : never

/** Keys that two or more tables have. */
type Repetidas<T extends readonly object[]> = T extends readonly [
  infer Primeira,
  ...infer Outras extends readonly object[],
]
  ? (keyof Primeira & Chaves<Outras[number]>) | Repetidas<Outras>
  : never

/** Tables as one. A key that two of them have does not compile: no line of one hides behind a line of another. */
export function join<const T extends readonly object[]>(
  ...tabelas: T & ([Repetidas<T>] extends [never] ? unknown : { repetida: Repetidas<T> })
): { readonly [K in Chaves<T[number]>]: Valor<T[number], K> } {
  return Object.assign({}, ...tabelas)
}
