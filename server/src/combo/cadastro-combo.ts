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

/** The columns of a combo, without its slots. */
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

/** Centavos, 1/10,000 of the price. */
export function toCabecalho({ preco, grupos: _grupos, ...combo }: CadastroCombo): CabecalhoGuardado {
  return {
    ...combo,
    tipo_preco: preco.tipo,
    preco_centavos: preco.tipo === 'fixo' ? toCentavos(preco.valor) : null,
    percentual: preco.tipo === 'percentual' ? toDecimilesimos(preco.percentual) : null,
  }
}

/** Slots as they are stored, in their order: 1/1,000 unit, 1/10,000 real. */
export function toGrupos(grupos: CadastroCombo['grupos']): GrupoGuardado[] {
  return grupos.map(({ produtos, ...grupo }, ordem) => ({
    ...grupo,
    ordem,
    produtos: produtos.map(({ idcadastroextraproduto, quantidade, precocombo }, ordem) => ({
      idcadastroextraproduto,
      quantidade: toMilesimos(quantidade),
      preco: precocombo === null ? null : toDecimilesimos(precocombo),
      ordem,
    })),
  }))
}

/** Header and slots in the format of the contract. */
export function fromGuardado(
  { tipo_preco: tipo, preco_centavos, percentual, ...combo }: CabecalhoGuardado,
  grupos: readonly GrupoGuardado[],
): object {
  return {
    ...combo,
    preco: {
      tipo,
      ...(preco_centavos !== null && { valor: fromCentavos(preco_centavos) }),
      ...(percentual !== null && { percentual: fromDecimilesimos(percentual) }),
    },
    grupos: grupos.map(({ idgrupo, nome, minimo, maximo, repete, produtos }) => ({
      idgrupo,
      nome,
      minimo,
      maximo,
      repete,
      produtos: produtos.map(({ ordem: _ordem, quantidade, preco, ...produto }) => ({
        ...produto,
        quantidade: fromMilesimos(quantidade),
        precocombo: preco === null ? null : fromDecimilesimos(preco),
      })),
    })),
  }
}
