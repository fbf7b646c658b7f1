import sharp from 'sharp'

/** Round corners over pictures come out a shade lighter or darker, one time of many: what nobody can see. Of 255. */
const SOMBRA = 8

/** Whether two pictures are the same but for shades at round corners. */
export async function isAlike(uma: Buffer, outra: Buffer): Promise<boolean> {
  if (uma.equals(outra)) return true
  const [a, b] = await Promise.all([uma, outra].map((png) => sharp(png).raw().toBuffer()))
  if (!a || !b || a.length !== b.length) return false
  return a.every((value, i) => Math.abs(value - (b[i] ?? 0)) <= SOMBRA)
}
