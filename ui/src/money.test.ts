import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const read = (nome: string) => readFileSync(join(import.meta.dirname, nome), 'utf8')

/** The block of a class, wherever it stands: also inside a media query. */
const blocksOf = (css: string, classe: string) =>
  [...css.matchAll(new RegExp(`\\.${classe} \\{([^}]*)`, 'g'))].map(([, bloco = '']) => bloco)

const pixelsOf = (bloco: string) => {
  const [, valor = ''] = /font-size: ([^;]+);/.exec(bloco) ?? []
  const [, nome = ''] = /var\((--[\w-]+)\)/.exec(valor) ?? []
  const medida = nome ? (new RegExp(`${nome}: ([^;]+);`).exec(read('tokens.css'))?.[1] ?? '') : valor
  return Number.parseFloat(medida) * 16
}

// A card and a product page draw their price as 'm' or 'l' (storefront/src/produto/bloco-preco.tsx cannot say 's').
test.each(['money', 'money-l'])(
  'a cash price has at least 16 px at every width: .%s (brazil L5)',
  (classe) => {
    const blocos = blocksOf(read('progress.css'), classe)
    expect(blocos.length).toBeGreaterThan(0)
    const comTamanho = blocos.filter((bloco) => bloco.includes('font-size'))
    expect(comTamanho.length).toBeGreaterThan(0)
    for (const bloco of comTamanho) expect(pixelsOf(bloco)).toBeGreaterThanOrEqual(16)
  },
)
