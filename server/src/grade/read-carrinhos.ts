import type { CarrinhoDaLoja, CarrinhosDaLoja } from '@vitrine/contract'
import { canSeePrecos } from '@vitrine/rules/acesso'
import { foldTexto } from '@vitrine/rules/texto'

import type { ContextoComprador } from '#acesso'
import { readCarrinhos } from '#carrinho'
import { escapeLike, Falha } from '#infra'
import { asCliente, inLugar, type Deps } from '#negociacao'

import {
  countVivos,
  listVivos,
  type Busca,
  type CarrinhoVivoRow,
  type Contagens,
  type Vista,
} from './carrinhos.repository.ts'

interface Pagina {
  vista: Vista
  busca: string
  page: number
  perpage: number
}

/** Carts of a store, one page: a fixed number of statements, however many carts and lines. */
export async function readVivos(
  { sql, vivos }: Deps,
  contexto: ContextoComprador,
  { vista, busca: dita, page, perpage }: Pagina,
): Promise<CarrinhosDaLoja> {
  const { fornecedor } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const { idfornecedor } = fornecedor
  const busca = toBusca(dita)
  const rows = await listVivos(sql, idfornecedor, {
    vista,
    busca,
    limit: perpage,
    offset: (page - 1) * perpage,
  })
  const contagens = await countVivos(sql, idfornecedor, busca)
  const contextos = new Map(rows.map((row) => [row.idcliente, contextoDo(row, contexto)]))
  const carrinhos = await readCarrinhos({ db: sql, vivos }, idfornecedor, contextos)
  const totalItems = countIn(contagens, vista)
  return {
    data: rows.map((row) =>
      showVivo(row, carrinhos.get(row.idcliente)?.totalCompras ?? null, contexto.idusuario),
    ),
    contagens,
    totalItems,
    totalPages: Math.ceil(totalItems / perpage),
    currentPage: page,
    page,
    limit: perpage,
  }
}

/** A document is found with its mask or without. */
function toBusca(dita: string): Busca {
  if (dita === '') return null
  return {
    texto: escapeLike(foldTexto(dita)),
    documento: escapeLike(dita.replace(/[\s./-]/g, '').toUpperCase()),
  }
}

function countIn({ todos, aqui_agora, em_negociacao, aguarda_supervisor }: Contagens, vista: Vista): number {
  return {
    TODOS: todos,
    AQUI_AGORA: aqui_agora,
    EM_NEGOCIACAO: em_negociacao,
    AGUARDA_SUPERVISOR: aguarda_supervisor,
  }[vista]
}

/** As this cliente reads its own prices; where it may not see them nobody is told what they come to. */
function contextoDo(
  { idcliente, aprovado, tags, contribuinte, uf }: CarrinhoVivoRow,
  contexto: ContextoComprador,
): ContextoComprador {
  const podeVerPrecos = canSeePrecos({
    tags: contexto.fornecedor?.tags ?? [],
    autenticado: true,
    aprovado,
  })
  const aqui = inLugar(asCliente(contexto), uf === null ? null : { uf })
  return { ...aqui, idcliente, aprovado, tags, contribuinte, podeVerPrecos }
}

function showVivo(row: CarrinhoVivoRow, total: number | null, quemOlha: string | null): CarrinhoDaLoja {
  const { idatendente, atendente, desde } = row
  return {
    idcliente: row.idcliente,
    nome: row.nome,
    documento: row.documento,
    linhas: row.linhas,
    total,
    presenca: { nome: row.visitante, aqui: row.aqui, visto_em: row.visto_em?.toISOString() ?? null },
    atualizado_em: row.atualizado_em.toISOString(),
    aberto_desde: row.aberto_desde.toISOString(),
    posse: idatendente
      ? {
          idatendente,
          atendente: atendente ?? '',
          minha: idatendente === quemOlha,
          desde: (desde ?? row.atualizado_em).toISOString(),
        }
      : null,
    estado: row.estado,
    validade: row.validade?.toISOString() ?? null,
    aguarda_supervisor: row.aguarda_supervisor,
    contrapropostas: row.contrapropostas,
  }
}
