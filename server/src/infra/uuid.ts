import { randomFillSync } from 'node:crypto'

const TAMANHO = 16
/** Random bytes of many ids: asked for one by one they cost a hundredth of a request, which has an id too. */
const sorteio = Buffer.alloc(TAMANHO * 256)
let taken = sorteio.length
let lastMs = 0
let counter = 0

/**
 * UUID v7: 48 bits of milliseconds, then a 12-bit counter so that ids made in the same millisecond still sort, then
 * random bits. Made here and not in SQL because PostgreSQL 15 to 17 have no uuidv7().
 */
export function uuidv7(now = Date.now()): string {
  if (taken === sorteio.length) {
    randomFillSync(sorteio)
    taken = 0
  }
  const buffer = sorteio.subarray(taken, (taken += TAMANHO))
  counter = now === lastMs ? (counter + 1) & 0xfff : buffer.readUInt16BE(6) & 0x7ff
  lastMs = now
  buffer.writeUIntBE(now, 0, 6)
  buffer.writeUInt16BE(0x7000 | counter, 6)
  buffer[8] = (buffer.readUInt8(8) & 0x3f) | 0x80
  const hex = buffer.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
