import { CadastroCombo, parseLinhas, type EnsaioDePrecos } from '@vitrine/contract'
import { countUnidades, mountCombo, type ComboMontado } from '@vitrine/rules/combo'
import { fromMilesimos, toCentavos } from '@vitrine/rules/dinheiro'
import { createSomaDoEnsaio, type JulgadoDoEnsaio } from '@vitrine/rules/ensaio'
import { meetsCondicoes } from '@vitrine/rules/politica'

import type { ContextoComprador } from '#acesso'
import {
  contextoDoPedido,
  createPrecos,
  opcoesDaLoja,
  sumCusto,
  toEnsaio,
  walkPedidos,
  type ImpedimentoDoEnsaio,
  type LinhaRow,
  type PedidoDeUmDia,
  type Precos,
} from '#ensaio'
import type { ComboVivo, FornecedorVivo } from '#fornecedor'
import { Falha, type Db } from '#infra'
import { pricesOf } from '#produto'

import { precoDentroFor, precoFor, situacaoFor } from './show-combo.ts'

interface PedidoDeEnsaio {
  combo: unknown
  dias: number
  hoje: string
}

type Julgado = JulgadoDoEnsaio<string, ImpedimentoDoEnsaio>

/**
 * Tries a combo on what was bought piece by piece in the last days' orders: who had the goods of it would have paid its price, today's prices on
 * both sides (decision 0166). Its days and whether it is on do not count; other combos in force today stand against it. Nothing is written.
 * Errors: `entrada_invalida` at a field of the combo.
 */
export async function rehearseCombo(
  db: Db,
  fornecedor: FornecedorVivo,
  { combo: dito, dias, hoje }: PedidoDeEnsaio,
): Promise<EnsaioDePrecos> {
  const tentado = toVivo(readCombo(dito))
  const outros = fornecedor.combos.filter(
    (outro) => outro.idcombopromocional_cabecalho !== tentado.idcombopromocional_cabecalho,
  )
  const precos = createPrecos(db, fornecedor.idfornecedor)
  await precos.read([], [tentado, ...outros].flatMap(listIds))
  const soma = createSomaDoEnsaio<string, ImpedimentoDoEnsaio>((nome) => nome)
  const periodo = await walkPedidos(db, fornecedor, {
    dias,
    hoje,
    judge(pedido) {
      const contexto = contextoDoPedido(fornecedor, pedido, hoje)
      soma.add(pedido, judgePedido(pedido, { tentado, outros, contexto, precos }))
    },
  })
  return toEnsaio(periodo, soma.sum(periodo.desde, periodo.ate))
}

interface Mundo {
  tentado: ComboVivo
  outros: readonly ComboVivo[]
  contexto: ContextoComprador
  precos: Precos
}

function judgePedido({ itens }: PedidoDeUmDia, { tentado, outros, contexto, precos }: Mundo): Julgado {
  const soltas = itens.filter(({ combo, vencedor }) => combo === null && vencedor !== 'atendente')
  const impedimento = findImpedimento(tentado, contexto)
  const montado = impedimento ? null : mount(tentado, soltas, { contexto, precos })
  const valor = itens.reduce((sum, { subtotal }) => sum + subtotal, 0)
  if (!montado) {
    const nada = { venceu: false, rivais: [], desconto: 0, semEle: 0, custo: sumCusto([], new Map()) }
    return { valor, impedimento: impedimento ?? 'faltam_produtos', ...nada }
  }
  const economia = toCentavos(montado.conta.economia)
  const rivais = outros.flatMap((outro) => {
    if (situacaoFor(outro, { ...contexto }) !== 'disponivel') return []
    const rival = mount(outro, soltas, { contexto, precos })
    if (!rival || rival.conta.economia === 0 || !sharesProduto(rival, montado)) return []
    return [{ quem: outro.nome, venceu: economia > toCentavos(rival.conta.economia) }]
  })
  const venceu = economia > 0 && rivais.every((rival) => rival.venceu)
  return {
    valor,
    impedimento: null,
    venceu,
    rivais,
    desconto: venceu ? economia : 0,
    semEle: 0,
    custo: sumCusto(itens, listMudadas(soltas, montado)),
  }
}

/** By who and how, as a cart would refuse it; customers of orders are logged in. */
function findImpedimento({ condicoes }: ComboVivo, contexto: ContextoComprador): ImpedimentoDoEnsaio | null {
  const faltas = [
    ['grupo', { tags: condicoes.tags }],
    ['entrega', { tipoEntrega: condicoes.tipoEntrega }],
    ['canal', { canalVenda: condicoes.canalVenda }],
  ] as const
  const falta = faltas.find(
    ([, uma]) =>
      !meetsCondicoes(Object.fromEntries(Object.entries(uma).filter(([, valor]) => valor)), contexto),
  )
  return falta ? falta[0] : null
}

function mount(
  combo: ComboVivo,
  soltas: readonly LinhaRow[],
  { contexto, precos }: Pick<Mundo, 'contexto' | 'precos'>,
): ComboMontado | null {
  const grupos = combo.grupos.map((grupo) => ({
    ...grupo,
    produtos: grupo.produtos.flatMap(({ id, quantidade, precocombo }) => {
      const row = precos.find(id)
      if (!row) return []
      const { multiploincremento: multiplo } = row
      return {
        ...pricesOf(row, contexto),
        id,
        quantidade,
        precocombo: precoDentroFor(precocombo, row, contexto),
        multiploincremento: multiplo === null ? null : fromMilesimos(multiplo),
      }
    }),
  }))
  const { limite_por_pedido } = combo
  const preco = precoFor(combo, contexto)
  return mountCombo({ preco, grupos, limite_por_pedido }, countUnidades(soltas), opcoesDaLoja(contexto))
}

const sharesProduto = (a: ComboMontado, b: ComboMontado) => {
  const ids = new Set(a.partes.map(({ id }) => id))
  return b.partes.some(({ id }) => ids.has(id))
}

/** What each line would have cost less, by its parts in the combo. */
function listMudadas(soltas: readonly LinhaRow[], { partes, conta }: ComboMontado) {
  const menos = new Map<string, number>()
  for (const [i, { soma, total }] of conta.partes.entries()) {
    const { id = '' } = partes[i] ?? {}
    menos.set(id, (menos.get(id) ?? 0) + toCentavos(soma) - toCentavos(total))
  }
  const primeiras = new Map(soltas.toReversed().map((linha) => [linha.id, linha]))
  return new Map(
    [...primeiras].flatMap(([id, linha]) => {
      const quanto = menos.get(id) ?? 0
      return quanto === 0
        ? []
        : [[linha, { antes: linha.subtotal, depois: linha.subtotal - quanto }] as const]
    }),
  )
}

const listIds = ({ grupos }: ComboVivo) => grupos.flatMap(({ produtos }) => produtos.map(({ id }) => id))

/** As carts see it: it holds from now on, for whom it is. */
function toVivo({ grupos, ...combo }: CadastroCombo): ComboVivo {
  return {
    ...combo,
    inicio: null,
    fim: null,
    grupos: grupos.map(({ produtos, ...grupo }) => ({
      ...grupo,
      produtos: produtos.map(({ idcadastroextraproduto: id, quantidade, precocombo }) => ({
        id,
        quantidade,
        precocombo,
      })),
    })),
  }
}

function readCombo(dito: unknown): CadastroCombo {
  const { lidas, erros } = parseLinhas(CadastroCombo, [dito])
  const [lida] = lidas
  if (lida) return lida.dados
  throw new Falha('entrada_invalida', {
    campos: Object.fromEntries(erros.map(({ campo, erro }) => [campo, erro])),
  })
}
