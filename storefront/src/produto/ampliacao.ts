/** How a picture lies in its box: scaled about the centre, then moved, in CSS pixels. */
export interface Ampliacao {
  escala: number
  x: number
  y: number
}

export interface Caixa {
  largura: number
  altura: number
}

export const inteira: Ampliacao = { escala: 1, x: 0, y: 0 }
export const MAX_ESCALA = 4
/** One press of a button or key. */
export const PASSO = 1.5

/** Zooms by `fator` and keeps in place what lies at `ponto` (from the centre of the box). */
export function zoomAt(
  antes: Ampliacao,
  fator: number,
  { ponto, caixa }: { ponto: { x: number; y: number }; caixa: Caixa },
): Ampliacao {
  const escala = Math.min(MAX_ESCALA, Math.max(1, antes.escala * fator))
  const k = escala / antes.escala
  return moveTo({ escala, x: ponto.x - (ponto.x - antes.x) * k, y: ponto.y - (ponto.y - antes.y) * k }, caixa)
}

/** Never further than the picture's edge at the edge of the box. */
export function moveTo({ escala, x, y }: Ampliacao, { largura, altura }: Caixa): Ampliacao {
  const limit = (value: number, size: number) => {
    const most = ((escala - 1) * size) / 2
    // `+ 0` so that nothing is ever -0.
    return Math.min(most, Math.max(-most, value)) + 0
  }
  return { escala, x: limit(x, largura), y: limit(y, altura) }
}
