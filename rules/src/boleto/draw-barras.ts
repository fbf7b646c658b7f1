/** Interleaved 2 of 5: five elements for each digit, two of them wide. */
const larguras = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010']
const LARGO = 3

/** Widths of bars and gaps in turn, a bar first: start, pairs of digits (one in bars, one in gaps), stop. */
export function listElementos(codigo: string): number[] {
  const elementos = [1, 1, 1, 1]
  for (let index = 0; index < codigo.length; index += 2) {
    const barras = larguras[Number(codigo[index])] ?? ''
    const vaos = larguras[Number(codigo[index + 1])] ?? ''
    for (let place = 0; place < 5; place++)
      elementos.push(barras[place] === '1' ? LARGO : 1, vaos[place] === '1' ? LARGO : 1)
  }
  return [...elementos, LARGO, 1, 1]
}

/** The bars of an even number of digits as an SVG path, 1 high and `largura` modules wide, quiet zones included. */
export function drawBarras(codigo: string): { barras: string; largura: number } {
  const ZONA = 10
  let x = ZONA
  let barras = ''
  for (const [index, largura] of listElementos(codigo).entries()) {
    if (index % 2 === 0) barras += `M${x} 0h${largura}v1h-${largura}z`
    x += largura
  }
  return { barras, largura: x + ZONA }
}
