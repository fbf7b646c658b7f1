/** Pictures of one icon in several sizes as the file that old browsers ask for: a directory, then the PNGs as they are. */
export function toIco(pngs: readonly { lado: number; bytes: Buffer }[]): Buffer {
  const inicio = 6 + 16 * pngs.length
  const cabeca = Buffer.alloc(inicio)
  cabeca.writeUInt16LE(1, 2)
  cabeca.writeUInt16LE(pngs.length, 4)
  let onde = inicio
  for (const [i, { lado, bytes }] of pngs.entries()) {
    const linha = 6 + 16 * i
    cabeca.writeUInt8(lado % 256, linha)
    cabeca.writeUInt8(lado % 256, linha + 1)
    cabeca.writeUInt16LE(1, linha + 4)
    cabeca.writeUInt16LE(32, linha + 6)
    cabeca.writeUInt32LE(bytes.length, linha + 8)
    cabeca.writeUInt32LE(onde, linha + 12)
    onde += bytes.length
  }
  return Buffer.concat([cabeca, ...pngs.map(({ bytes }) => bytes)])
}
