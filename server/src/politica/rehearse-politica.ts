import { CadastroPolitica, parseLinhas, type EnsaioDePrecos } from '@vitrine/contract'
import { createSomaDoEnsaio, type JulgadoDoEnsaio } from '@vitrine/rules/ensaio'
import { listFaltas, type Falta, type Politica } from '@vitrine/rules/politica'

import type { ContextoComprador } from '#acesso'
import {
  contextoDoPedido,
  createPrecos,
  priceLinha,
  sumCusto,
  toEnsaio,
  walkPedidos,
  type ImpedimentoDoEnsaio,
  type LinhaRow,
  type PedidoDeUmDia,
  type Precos,
} from '#ensaio'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Db } from '#infra'

interface PedidoDeEnsaio {
  politica: unknown
  dias: number
  hoje: string
}

type Julgado = JulgadoDoEnsaio<string, ImpedimentoDoEnsaio>

/**
 * Tries a policy on the lines of the last days' orders, by the functions that price the shop: today's prices and policies without it, against the
 * same with it (decision 0166). Its days and whether it is on do not count; quantities stay what they were. Nothing is written. Errors:
 * `entrada_invalida` at a field of the policy.
 */
export async function rehearsePolitica(
  db: Db,
  fornecedor: FornecedorVivo,
  { politica: dita, dias, hoje }: PedidoDeEnsaio,
): Promise<EnsaioDePrecos> {
  const { idpolitica, condicoes, ...politica } = readPolitica(dita)
  const { inicio: _inicio, fim: _fim, ...sempre } = condicoes
  const tentada: Politica = { ...politica, idpolitica, condicoes: sempre }
  const outras = fornecedor.politicas.filter((outra) => outra.idpolitica !== idpolitica)
  const sem = { ...fornecedor, politicas: outras }
  const com = { ...fornecedor, politicas: [...outras, tentada] }
  const precos = createPrecos(db, fornecedor.idfornecedor)
  const soma = createSomaDoEnsaio<string, ImpedimentoDoEnsaio>((nome) => nome)
  const periodo = await walkPedidos(db, fornecedor, {
    dias,
    hoje,
    open: (pedidos) => precos.read(pedidos),
    judge(pedido) {
      const [semEla, comEla] = [sem, com].map((mundo) => contextoDoPedido(mundo, pedido, hoje))
      if (semEla && comEla) soma.add(pedido, judgePedido(pedido, { tentada, semEla, comEla, precos }))
    },
  })
  return toEnsaio(periodo, soma.sum(periodo.desde, periodo.ate))
}

interface Mundos {
  tentada: Politica
  semEla: ContextoComprador
  comEla: ContextoComprador
  precos: Precos
}

/** A line that it applies to, by today's prices; centavos. */
interface LinhaJulgada {
  linha: LinhaRow
  antes: number
  depois: number
  rival: string | null
}

function judgePedido(pedido: PedidoDeUmDia, mundos: Mundos): Julgado {
  const { itens } = pedido
  const julgadas = itens.map((linha) => judgeLinha(linha, mundos))
  const atingidas = julgadas.filter((julgada) => typeof julgada === 'object')
  const mudadas = atingidas.filter(({ antes, depois }) => antes !== depois)
  const rivais = new Map<string, boolean>()
  for (const { rival, antes, depois } of atingidas)
    if (rival !== null) rivais.set(rival, rivais.get(rival) === true || antes !== depois)
  return {
    valor: itens.reduce((sum, { subtotal }) => sum + subtotal, 0),
    impedimento:
      atingidas.length > 0 ? null : nearest(julgadas.filter((julgada) => typeof julgada === 'string')),
    venceu: mudadas.length > 0,
    rivais: [...rivais].map(([quem, venceu]) => ({ quem, venceu })),
    desconto: mudadas.reduce((sum, { antes, depois }) => sum + antes - depois, 0),
    semEle: 0,
    custo: sumCusto(itens, new Map(mudadas.map(({ linha, ...mudada }) => [linha, mudada]))),
  }
}

/** The line without and with it, or why it says nothing about it. */
function judgeLinha(
  linha: LinhaRow,
  { tentada, semEla, comEla, precos }: Mundos,
): LinhaJulgada | ImpedimentoDoEnsaio {
  const produto = precos.find(linha.id)
  const tabelasdepreco = produto?.tabelas_de_preco ?? null
  const [falta] = listFaltas(tentada, { ...linha, tabelasdepreco }, comEla)
  if (falta) return nomes[falta]
  if (linha.combo !== null || linha.vencedor === 'atendente') return 'negociado'
  const [sem, com] = [semEla, comEla].map((contexto) => produto && priceLinha(produto, linha, contexto))
  if (!sem || !com) return 'indisponivel'
  const isMudada = sem.centavos !== com.centavos
  return {
    linha,
    antes: sem.centavos,
    depois: com.centavos,
    rival: nameDono(isMudada ? sem : com, tentada.nome),
  }
}

/** Whose price it is; null: the list's, or its own. */
function nameDono(
  { vencedor, politica }: { vencedor: string; politica: string | null },
  propria: string,
): string | null {
  if (vencedor === 'politica') return politica === propria ? null : politica
  return outrosPrecos[vencedor] ?? null
}

const outrosPrecos: Readonly<Record<string, string>> = {
  oferta: 'Preço de oferta',
  atacado: 'Preço de atacado',
  progressivo: 'Preço por quantidade',
}

const nomes: Record<Falta, ImpedimentoDoEnsaio> = {
  alvo: 'alvo',
  grupo: 'grupo',
  pagamento: 'pagamento',
  entrega: 'entrega',
  canal: 'canal',
  inicio: 'alvo',
  fim: 'alvo',
}

/** Of an order's lines the reason that is the least far from holding: being of other products is the farthest. */
function nearest(motivos: readonly ImpedimentoDoEnsaio[]): ImpedimentoDoEnsaio {
  return motivos.find((motivo) => motivo !== 'alvo') ?? 'alvo'
}

function readPolitica(dita: unknown): CadastroPolitica {
  const { lidas, erros } = parseLinhas(CadastroPolitica, [dita])
  const [lida] = lidas
  if (lida) return lida.dados
  throw new Falha('entrada_invalida', {
    campos: Object.fromEntries(erros.map(({ campo, erro }) => [campo, erro])),
  })
}
