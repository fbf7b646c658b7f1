import { expect, test } from 'vitest'

import { fornecedores } from '@vitrine/demo'

import { drawLogos } from './desenhos-demo.ts'
import { toPagina } from './pagina-demo.ts'

test.each(fornecedores.map((demo) => [demo.slug, demo] as const))(
  'every name in the foot of %s leads somewhere',
  (_, demo) => {
    const { rodape } = toPagina(demo, drawLogos(demo))
    const nomes = rodape.colunas.flatMap(({ links }) => links.map(({ nome }) => nome))
    expect(nomes).toEqual(demo.rodape.flatMap(({ links }) => links))
  },
)
