import type { aparenciaDaLoja, Fornecedor, navegacaoDaLoja } from '@vitrine/contract'
import type { z } from 'zod'

import { wearNavegacao } from '#navegacao'

import { cssDoTema } from './css-do-tema.ts'
import type { FornecedorVivo } from './fornecedor-vivo.ts'
import { withDireitos } from './with-direitos.ts'

/** What a store may be shown with in the place of what it wears. */
export interface Roupa {
  tema: z.output<typeof aparenciaDaLoja.dados> | undefined
  navegacao: z.output<typeof navegacaoDaLoja.dados> | undefined
}

/** The same store with this look, this menu and these columns, where they are said; its icons stay those that it wears. */
export function dressFornecedor(fornecedor: FornecedorVivo, roupa: Roupa): FornecedorVivo {
  const { publico } = fornecedor
  return { ...fornecedor, publico: { ...publico, config: dressConfig(publico.config, roupa) } }
}

function dressConfig(config: Fornecedor['config'], { tema, navegacao }: Roupa): Fornecedor['config'] {
  const vestida = tema
    ? { ...config, tema: { ...config.tema, ...tema, ...cssDoTema(tema.entradas) } }
    : config
  if (!navegacao) return vestida
  const { menu, rodape } = wearNavegacao(vestida, navegacao)
  return { ...vestida, menu, rodape: withDireitos({ ...vestida.rodape, ...rodape }) }
}
