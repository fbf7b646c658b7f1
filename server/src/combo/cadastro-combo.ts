import type { CadastroCombo } from '@vitrine/contract'
import {
  fromCentavos,
  fromDecimilesimos,
  fromMilesimos,
  toCentavos,
  toDecimilesimos,
  toMilesimos,
} from '@vitrine/rules/dinheiro'

import { describeCadastro } from '#cadastro'
import { describeRegistro, type LinhaDe } from '#coluna'

const registro = describeRegistro(
  'combo',
  ['idfornecedor'],
  [
    'idcombopromocional_cabecalho',
    'nome',
    'descricao',
    'inicio',
    'fim',
    'limite_por_pedido',
    'exige_login',
    'condicoes',
    'tipo_preco',
    'preco_centavos',
    'percentual',
    'ordem',
    'ativo',
  ],
)
export const colunasDoCombo = registro.nomes

/** What is kept of a combo beside its slots. */
export const cadastroCombo = describeCadastro(registro, { chave: ['idcombopromocional_cabecalho'] })
export type CabecalhoGuardado = LinhaDe<typeof registro>

/** A slot as it is kept: 1/1,000 unit, 1/10,000 real. */
export interface GrupoGuardado {
  idgrupo: string
  nome: string
  minimo: number
  maximo: number
  repete: boolean
  ordem: number
  produtos: { idcadastroextraproduto: string; quantidade: number; preco: number | null; ordem: number }[]
}
export interface ComboGuardado {
  cabecalho: CabecalhoGuardado
  grupos: GrupoGuardado[]
}

export function toGuardado({ preco, grupos, ...combo }: CadastroCombo): ComboGuardado {
  return {
    cabecalho: {
      ...combo,
      tipo_preco: preco.tipo,
      preco_centavos: preco.tipo === 'fixo' ? toCentavos(preco.valor) : null,
      percentual: preco.tipo === 'percentual' ? toDecimilesimos(preco.percentual) : null,
    },
    grupos: grupos.map(({ produtos, ...grupo }, ordem) => ({
      ...grupo,
      ordem,
      produtos: produtos.map(({ idcadastroextraproduto, quantidade, precocombo }, ordem) => ({
        idcadastroextraproduto,
        quantidade: toMilesimos(quantidade),
        preco: precocombo === null ? null : toDecimilesimos(precocombo),
        ordem,
      })),
    })),
  }
}

/** The same, back. */
export function fromGuardado({ cabecalho, grupos }: ComboGuardado): object {
  const { tipo_preco: tipo, preco_centavos, percentual, ...combo } = cabecalho
  return {
    ...combo,
    preco: {
      tipo,
      ...(preco_centavos !== null && { valor: fromCentavos(preco_centavos) }),
      ...(percentual !== null && { percentual: fromDecimilesimos(percentual) }),
    },
    grupos: grupos.map(({ ordem: _ordem, produtos, ...grupo }) => ({
      ...grupo,
      produtos: produtos.map(({ ordem: _ordem, quantidade, preco, ...produto }) => ({
        ...produto,
        quantidade: fromMilesimos(quantidade),
        precocombo: preco === null ? null : fromDecimilesimos(preco),
      })),
    })),
  }
}
