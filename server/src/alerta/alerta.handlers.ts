import type { AlertaDisponibilidade } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import { Falha, uuidv7, type Db } from '#infra'
import { toProdutoLista, type ProdutosVivos } from '#produto'

import { deleteAlerta, insertAlerta, listAlertas } from './alerta.repository.ts'

type Calls =
  | 'POST /v4/notificacao/alerta-disponibilidade'
  | 'POST /v4/notificacao/alerta-disponibilidade/remove'
  | 'GET /v4/notificacao/alerta-disponibilidade/{idfornecedor}/{idcliente}'

/** Availability alerts: on, off, mine (§7, readings 10). */
export function createAlertaHandlers(db: Db, vivos: ProdutosVivos): HandlersOf<Calls> {
  return {
    'POST /v4/notificacao/alerta-disponibilidade': async ({ body, contexto }) => {
      const { idproduto, idcadastroextraproduto } = body
      const isBuyer = contexto.papel === 'cliente' || contexto.papel === 'usuario vinculado'
      const disponivel = await insertAlerta(db, {
        ...ownerOf(contexto),
        idproduto,
        idcadastroextraproduto,
        idalerta: uuidv7(),
        idusuario: isBuyer ? contexto.idusuario : null,
      })
      if (disponivel === null) throw new Falha('nao_encontrado')
      return disponivel
        ? { ativo: false, mensagem: 'Este produto já está disponível.' }
        : { ativo: true, mensagem: 'Avisaremos por e-mail quando o produto voltar.' }
    },
    'POST /v4/notificacao/alerta-disponibilidade/remove': async ({ body, contexto }) => {
      await deleteAlerta(db, { ...ownerOf(contexto), id: body.idcadastroextraproduto })
      return { ativo: false }
    },
    'GET /v4/notificacao/alerta-disponibilidade/{idfornecedor}/{idcliente}': async ({ contexto }) => ({
      data: await showAlertas(db, vivos, contexto),
    }),
  }
}

function ownerOf({ fornecedor, idcliente }: ContextoComprador) {
  if (!fornecedor || !idcliente) throw new Falha('nao_encontrado')
  return { idfornecedor: fornecedor.idfornecedor, idcliente }
}

/** One statement and what is not in memory, however many alerts; a product that is sold no more is left out. */
async function showAlertas(
  db: Db,
  vivos: ProdutosVivos,
  contexto: ContextoComprador,
): Promise<AlertaDisponibilidade[]> {
  const owner = ownerOf(contexto)
  const alertas = await listAlertas(db, owner)
  const ids = alertas.flatMap(({ idcadastroextraproduto, similares }) => [
    idcadastroextraproduto,
    ...similares,
  ])
  const rows = await vivos.listById(owner.idfornecedor, ids)
  const produtos = new Map(rows.map((row) => [row.id, toProdutoLista(row, contexto)]))
  return alertas.flatMap(({ idcadastroextraproduto, criado_em, avisado_em, similares }) => {
    const produto = produtos.get(idcadastroextraproduto)
    if (!produto) return []
    return {
      idcadastroextraproduto,
      criado_em: criado_em.toISOString(),
      avisado_em: avisado_em?.toISOString() ?? null,
      produto,
      similares: similares.flatMap((id) => produtos.get(id) ?? []),
    }
  })
}
