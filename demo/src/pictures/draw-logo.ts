import { drawTextoFrom } from './texto.ts'

export interface Logo {
  /** First line, bold; the second smaller below it. */
  nome: string
  nome2?: string
  cor: string
  corTexto: string
  /** What is cut into the symbol: the ground that it stands on. */
  corte?: string
  simbolo: 'montanha' | 'caixa' | 'tijolo' | 'lupulo'
}

const simbolos: Record<Logo['simbolo'], (cor: string, corte: string) => string> = {
  montanha: (cor, corte) =>
    `<circle cx="33" cy="12" r="5.5" fill="#e9b44c"/><path fill="${cor}" d="M2 36 15 12l9 14 5-7 11 17z"/><path fill="${corte}" opacity=".85" d="M15 12l4.6 7.2-4.4 2.6-4.6-1.8z"/>`,
  caixa: (cor, corte) =>
    `<path fill="${cor}" d="M20 3 37 11v19L20 38 3 30V11z"/><path fill="${corte}" opacity=".9" d="m20 8 10 4.6-10 4.8-10-4.8z"/><path stroke="${corte}" stroke-opacity=".55" stroke-width="1.6" d="M20 18v15"/>`,
  tijolo: (cor) =>
    `<path fill="${cor}" d="M3 8h20v8H3zm22 0h12v8H25zM3 18h10v8H3zm12 0h22v8H15zM3 28h20v8H3zm22 0h12v8H25z"/>`,
  lupulo: (cor, corte) =>
    `<path fill="${cor}" d="M20 4c7 4 11 9 11 15 0 9-6 14-11 18C15 33 9 28 9 19 9 13 13 8 20 4z"/><path fill="${corte}" opacity=".8" d="M20 10c3 2.4 5 5 5 8-2 1.6-3.600 2-5 2s-3-.4-5-2c0-3 2-5.600 5-8zm-6 12c2 1.600 4 2 6 2s4-.4 6-2c-.3 4-2.600 7-6 9.600-3.400-2.600-5.700-5.600-6-9.600z"/>`,
}

/** A wordmark as SVG: symbol, then the name as outlines in one or two lines. */
export function drawLogo({ nome, nome2 = '', cor, corTexto, corte = '#ffffff', simbolo }: Logo): string {
  const first = drawTextoFrom(nome, {
    x: 50,
    y: nome2 ? 19 : 27,
    cor: corTexto,
    corpo: nome2 ? 19 : 24,
    peso: 700,
  })
  const second = nome2
    ? drawTextoFrom(nome2, { x: 50, y: 35, cor: corTexto, corpo: 14, peso: 500 })
    : { svg: '', end: 0 }
  const largura = Math.ceil(Math.max(first.end, second.end, 96)) + 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${largura} 40" width="${largura}" height="40">${simbolos[simbolo](cor, corte)}${first.svg}${second.svg}</svg>`
}
