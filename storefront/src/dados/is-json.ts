/** Whether it is the same after a way through JSON, but for properties without a value. */
export function isJson(valor: unknown): boolean {
  if (Array.isArray(valor)) return valor.every((cada) => cada !== undefined && isJson(cada))
  if (typeof valor === 'number') return Number.isFinite(valor)
  if (typeof valor !== 'object' || valor === null)
    return valor === undefined || valor === null || ['string', 'boolean'].includes(typeof valor)
  return Object.getPrototypeOf(valor) === Object.prototype && Object.values(valor).every(isJson)
}
