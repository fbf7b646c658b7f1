import { motivosDeQualidade, type Calls, type MotivoDeQualidade, type Response } from '@vitrine/contract'

import { listFalhasDaLoja, type FalhaDeImagem } from '#imagem'
import type { Db } from '#infra'

import { countVistas } from './catalogo.repository.ts'
import { countFaltas, findQuemMostra } from './qualidade.repository.ts'

type Qualidade = Response<Calls['GET /painel/v1/{idfornecedor}/qualidade']>

/** What a supplier's products lack, the reason that most have first; what none lacks is left out. */
export async function readQualidade(db: Db, idfornecedor: string): Promise<Qualidade> {
  const [contagens, faltas, imagens] = await Promise.all([
    countVistas(db, idfornecedor),
    countFaltas(db, idfornecedor),
    listImagens(db, idfornecedor),
  ])
  const todas: Record<MotivoDeQualidade, number> = { ...contagens, ...faltas }
  return {
    total: contagens.TODOS,
    faltas: motivosDeQualidade
      .map((vista) => ({ vista, produtos: todas[vista] }))
      .filter(({ produtos }) => produtos > 0)
      .toSorted((a, b) => b.produtos - a.produtos),
    imagens,
  }
}

/** So many pictures are told of at once. */
const IMAGENS = 50

async function listImagens(db: Db, idfornecedor: string): Promise<Qualidade['imagens']> {
  const falhas = await listFalhasDaLoja(db, idfornecedor, IMAGENS)
  // Almost always there is none, and then products are not looked through.
  if (falhas.length === 0) return []
  const produtos = await findQuemMostra(
    db,
    idfornecedor,
    falhas.map(({ hash }) => hash),
  )
  return falhas.map((falha) => ({
    hash: falha.hash,
    motivo: toMotivo(falha),
    desistiu_em: falha.desistiu_em?.toISOString() ?? null,
    ultima_em: falha.ultima_em.toISOString(),
    produto: produtos.get(falha.hash) ?? null,
  }))
}

/** What the library says of an original, as far as who sent it can do something about it. */
function toMotivo({ erro }: FalhaDeImagem): Qualidade['imagens'][number]['motivo'] {
  if (/pixel limit|too large|dimensions/i.test(erro)) return 'GRANDE'
  return /unsupported image|corrupt|premature|load|decode|parse|header/i.test(erro) ? 'ESTRAGADA' : 'OUTRO'
}
