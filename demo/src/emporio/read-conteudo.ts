interface Conteudo {
  unidade_base: 'kg' | 'L' | 'm' | 'un'
  /** How many unidade_base one package holds. */
  fator_unidade: number
  /** As printed on the label: '500 g', '6 × 350 ml'. */
  texto: string
}

const MEDIDAS: Record<string, [Conteudo['unidade_base'], number]> = {
  kg: ['kg', 1],
  g: ['kg', 0.001],
  L: ['L', 1],
  ml: ['L', 0.001],
  m: ['m', 1],
}

/**
 * Content of a package as its text tells it: 'pacote 500 g' is 0.5 kg, '6 latas · 350 ml' is 2.1 L, 'caixa com 15
 * sachês' is 15 un. Undefined when there is nothing to compare prices by, as
 * in 'maço' or 'cesta com 9 itens'.
 */
export function readConteudo(embalagem: string): Conteudo | undefined {
  const achado = /(?:(\d+) \p{L}+ · )?(cerca de )?(\d+(?:,\d+)?) (\p{L}+)$/u.exec(embalagem)
  const [, vezes = '1', cerca = '', numero = '', medida = 'itens'] = achado ?? []
  if (medida === 'itens') return undefined
  const [unidade_base, escala] = MEDIDAS[medida] ?? ['un', 1]
  const total = Number(vezes) * Number(numero.replace(',', '.')) * escala
  return {
    unidade_base,
    fator_unidade: Math.round(total * 10_000) / 10_000,
    texto: `${vezes === '1' ? '' : `${vezes} × `}${cerca}${numero} ${medida}`,
  }
}
