/** `a × b ÷ divisor`, rounded half-up once and exact at any size. Integers, none negative, divisor above 0. */
export function multiplyDivide(a: number, b: number, divisor: number): number {
  const product = a * b
  if (!Number.isSafeInteger(product)) return multiplyDivideBig(BigInt(a), BigInt(b), BigInt(divisor))
  const rest = product % divisor
  return (product - rest) / divisor + (rest * 2 >= divisor ? 1 : 0)
}

function multiplyDivideBig(a: bigint, b: bigint, divisor: bigint): number {
  return Number((a * b * 2n + divisor) / (divisor * 2n))
}
