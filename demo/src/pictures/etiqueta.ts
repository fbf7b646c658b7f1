import { inkOn, lighten, mix } from './cor.ts'
import { drawMotivo } from './motivo.ts'
import { drawTexto, splitLinhas } from './texto.ts'

export interface Caixa {
  x: number
  y: number
  w: number
  h: number
}

export interface Rotulo {
  marca: string
  nome: string
  tamanho: string
  motivo: string
  cor: string
  /** 0 to 3: which of the label's layouts. */
  estilo: number
}

/** The label of a package inside its box: motif, brand, name, size, in one of four layouts. */
export function drawEtiqueta(rotulo: Rotulo, caixa: Caixa): string {
  if (caixa.h < 112) return drawFaixa(rotulo, caixa)
  const layouts = [drawPapel, drawJanela, drawDireto, drawTarja]
  return (layouts[rotulo.estilo % layouts.length] ?? drawPapel)(rotulo, caixa)
}

/** Cream paper with a hairline. */
function drawPapel(rotulo: Rotulo, caixa: Caixa): string {
  const papel = '#fbf6ea'
  const { x, y, w, h } = caixa
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="5" fill="${papel}"/><rect x="${x + 5}" y="${y + 5}" width="${w - 10}" height="${h - 10}" rx="3" fill="none" stroke="${rotulo.cor}" stroke-opacity=".45"/>${drawConteudo(rotulo, caixa, papel)}`
}

/** A disc behind the motif, on a light tint of the package. */
function drawJanela(rotulo: Rotulo, caixa: Caixa): string {
  const fundo = lighten(rotulo.cor, 0.86)
  const { x, y, w, h } = caixa
  const r = Math.min(w * 0.34, h * 0.25)
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="12" fill="${fundo}"/><circle cx="${x + w / 2}" cy="${y + h * 0.29}" r="${r}" fill="${mix(fundo, rotulo.cor, 0.22)}"/>${drawConteudo(rotulo, caixa, fundo)}`
}

/** Printed straight on the package. */
function drawDireto(rotulo: Rotulo, caixa: Caixa): string {
  const { x, y, w, h } = caixa
  const r = Math.min(w * 0.36, h * 0.27)
  return `<circle cx="${x + w / 2}" cy="${y + h * 0.29}" r="${r}" fill="#fff" opacity=".9"/>${drawConteudo(rotulo, caixa, rotulo.cor)}`
}

/** White with a coloured head that carries the brand. */
function drawTarja(rotulo: Rotulo, caixa: Caixa): string {
  const { x, y, w, h } = caixa
  const head = Math.round(h * 0.24)
  const tarja = mix(rotulo.cor, '#1b1a18', 0.35)
  const nome = splitLinhas(rotulo.nome, 17)
  const ink = inkOn('#ffffff', rotulo.cor)
  const lado = Math.min(w * 0.5, h * (nome.length > 1 ? 0.3 : 0.36))
  return [
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="#fff"/><path d="M${x} ${y + head}V${y + 6}q0-6 6-6h${w - 12}q6 0 6 6v${head - 6}z" fill="${tarja}"/>`,
    drawTexto(
      { texto: rotulo.marca, peso: 700, corpo: 21, largura: w - 16 },
      { cx: x + w / 2, y: y + head / 2 + 7, cor: inkOn(tarja, rotulo.cor) },
    ),
    drawMotivo(rotulo.motivo, { cx: x + w / 2, cy: y + head + lado / 2 + h * 0.05, lado }),
    ...nome.map((texto, i) =>
      drawTexto(
        { texto, peso: 700, corpo: 14, largura: w - 14 },
        { cx: x + w / 2, y: y + h - 20 - (nome.length - i) * 15 + 6, cor: ink },
      ),
    ),
    drawTexto(
      { texto: rotulo.tamanho, peso: 500, corpo: 11, largura: w - 20 },
      { cx: x + w / 2, y: y + h - 9, cor: ink },
    ),
  ].join('')
}

function drawConteudo(rotulo: Rotulo, { x, y, w, h }: Caixa, fundo: string): string {
  const ink = inkOn(fundo, rotulo.cor)
  const nome = splitLinhas(rotulo.nome, 16)
  const cx = x + w / 2
  const lado = Math.min(w * 0.52, h * 0.4)
  const base = y + h - 13
  return [
    drawMotivo(rotulo.motivo, { cx, cy: y + h * 0.29, lado }),
    drawTexto(
      { texto: rotulo.marca, peso: 700, corpo: Math.min(25, h * 0.16), largura: w - 18 },
      { cx, y: base - 17 - nome.length * 15, cor: ink },
    ),
    ...nome.map((texto, i) =>
      drawTexto(
        { texto, peso: 500, corpo: 13, largura: w - 16 },
        { cx, y: base - 2 - (nome.length - i) * 15 + 2, cor: ink },
      ),
    ),
    drawTexto({ texto: rotulo.tamanho, peso: 500, corpo: 11, largura: w - 20 }, { cx, y: base, cor: ink }),
  ].join('')
}

/** A low label: motif at the left, words beside it. */
function drawFaixa(rotulo: Rotulo, { x, y, w, h }: Caixa): string {
  const papel = '#fbf6ea'
  const ink = inkOn(papel, rotulo.cor)
  const lado = Math.min(h - 10, w * 0.3)
  const cx = x + lado + 8 + (w - lado - 14) / 2
  const largura = w - lado - 20
  return [
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="5" fill="${papel}"/>`,
    drawMotivo(rotulo.motivo, { cx: x + lado / 2 + 6, cy: y + h / 2, lado }),
    drawTexto(
      { texto: rotulo.marca, peso: 700, corpo: Math.min(19, h * 0.34), largura },
      { cx, y: y + h * 0.42, cor: ink },
    ),
    drawTexto(
      { texto: rotulo.nome, peso: 500, corpo: Math.min(13, h * 0.22), largura },
      { cx, y: y + h * 0.68, cor: ink },
    ),
    drawTexto(
      { texto: rotulo.tamanho, peso: 500, corpo: Math.min(11, h * 0.19), largura },
      { cx, y: y + h * 0.9, cor: ink },
    ),
  ].join('')
}
