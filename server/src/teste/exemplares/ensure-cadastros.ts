import type { CallKey } from '@vitrine/contract'

import { uuidv7 } from '../../infra/index.ts'
import type { AppDeTeste } from '../app-de-teste.ts'
import type { FornecedorDeTeste } from '../builders.ts'
import { comboCom } from '../dois/entradas-do-preparo.ts'
import { ensureMovimento } from './build-movimento.ts'
import { buildCategoriaVazia } from './build-categoria-vazia.ts'
import { buildCobrancaTeste } from './build-cobranca-teste.ts'
import { ensureConteudo } from './build-conteudo.ts'
import { buildDominio } from './build-dominio.ts'
import { buildImportacao } from './build-importacao.ts'
import { buildPromocao } from './build-promocao.ts'
import { ensureReajuste } from './build-reajuste.ts'
import { ensureRecorte } from './build-recorte.ts'
import { ensureRequerimento } from './build-requerimento.ts'
import { ensureTeste } from './build-teste.ts'

interface Onde {
  loja: FornecedorDeTeste
  produto: string
}

/** What a call about records of a supplier is about, made for that call alone: it may change them, and they may go. */
export async function ensureCadastros(app: AppDeTeste, { loja, produto }: Onde, key: CallKey) {
  return {
    ...(await ensureCategoria(app, loja, key)),
    ...(await ensurePromocao(app, { loja, produto }, key)),
    ...(await ensureImportacao(app, loja, key)),
    ...(await ensurePolitica(app, loja, key)),
    ...(await ensureCaracteristica(app, loja, key)),
    ...(await ensureConteudo(app.sql, loja.idfornecedor, key)),
    ...(key.includes('/testes/{idc') && { idcobranca: await buildCobrancaTeste(app.sql, loja.idfornecedor) }),
    ...(key.includes('/dominios/') && { dominio: await buildDominio(app.sql, loja.idfornecedor) }),
    ...(await ensureReajuste(app.sql, loja.idfornecedor, key)),
    ...(await ensureRecorte(app.sql, loja.idfornecedor, key)),
    ...(await ensureRequerimento(app.sql, loja, key)),
    ...(await ensureTeste(app.sql, loja, key)),
    ...(await ensureMovimento(app.sql, { ...loja, produto }, key)),
  }
}

/** A category that nothing stands in: one for each call. */
async function ensureCategoria({ sql }: AppDeTeste, { idfornecedor }: FornecedorDeTeste, key: CallKey) {
  if (!key.includes('/painel/v1/{idfornecedor}/categorias')) return {}
  const idcategoria = await buildCategoriaVazia(sql, idfornecedor)
  return { idcategoria, categorias: [{ idcategoria, idcategoriapai: null, ordem: 900 }] }
}

/** A coupon, a combo and a service that may go: of one id, for each call. */
async function ensurePromocao({ sql }: AppDeTeste, { loja, produto }: Onde, key: CallKey) {
  if (!/\/painel\/v1\/\{idfornecedor\}\/(cupons|combos|servicos)/.test(key)) return {}
  const id = await buildPromocao(sql, loja.idfornecedor, { marca: 'todos', produto })
  return {
    idcupom: id,
    idcombopromocional_cabecalho: id,
    idservico: id,
    ...(key.startsWith('PUT') && key.includes('/combos/') && comboCom(id, produto)),
  }
}

/** A sheet as it stands where the call is for, one for each call. */
async function ensureImportacao({ sql }: AppDeTeste, { idfornecedor }: FornecedorDeTeste, key: CallKey) {
  if (!key.includes('/importacoes')) return {}
  const estado = key.endsWith('/desfazer') ? 'APLICADA' : 'CONFERIDA'
  const idimportacao = await buildImportacao(sql, idfornecedor, { estado })
  const dados = Buffer.from('sku;nome\nSEM-ESTE;Outro').toString('base64')
  return { idimportacao, dados, colunas: ['sku', 'nome'], linha: 2 }
}

/** A field of its own at registration, which may be moved: one for all calls. */
async function ensureCaracteristica({ sql }: AppDeTeste, { idfornecedor }: FornecedorDeTeste, key: CallKey) {
  if (!key.includes('/caracteristicas/{escopo}')) return {}
  await sql`
    insert into caracteristica (idfornecedor, escopo, codigo, nome, tipo) values (${idfornecedor}, 'CLIENTE', 'ramo', 'Ramo', 'TEXTO')
    on conflict do nothing`
  return { escopo: 'CLIENTE', codigo: 'ramo', caracteristicas: [{ codigo: 'ramo', ordem: 0 }] }
}

/** A policy that is switched off: one for each call. */
async function ensurePolitica({ sql }: AppDeTeste, { idfornecedor }: FornecedorDeTeste, key: CallKey) {
  if (!key.includes('{idpolitica}')) return {}
  const idpolitica = uuidv7()
  await sql`
    insert into politica (idfornecedor, idpolitica, nome, efeito, ativa)
    values (${idfornecedor}, ${idpolitica}, 'Política', '{"percentual": -5}', false)`
  return { idpolitica }
}
