import type { Fornecedor, LojaColeta, TipoAssinatura, TipoEntrega } from '@vitrine/contract'
import { menorMinimo } from '@vitrine/rules/entrega'
import { PRAZO_PADRAO } from '@vitrine/rules/fatura'
import type { Politica } from '@vitrine/rules/politica'

import { withAparencia } from '#aparencia'
import type { CaracteristicaViva } from '#caracteristica'
import type { Db } from '#infra'
import {
  documentosJson,
  toDocumentos,
  withNavegacao,
  type DocumentoRow,
  type DocumentoVivo,
} from '#navegacao'
import { versoesJson, type VersaoDaLoja } from '#publicacao'

import { completeConfig, type ConfigCrua } from './complete-config.ts'
import { toCupomVivo, type CupomRow } from './cupom-vivo.ts'
import { combosJson, toCombo, type ComboRow } from './combo-vivo.ts'
import { carrosseisJson, toVersoes, type VersaoDeCarrosselRow } from './carrossel-vivo.ts'
import { colunasEntrega, toFormaEntrega, type FormaEntregaRow } from './forma-entrega.ts'
import type { AreaViva, DiaFechado, FormaPagamentoViva, FornecedorVivo } from './fornecedor-vivo.ts'
import { impostosJson, toTabela, type ImpostosRow } from './imposto-vivo.ts'
import { servicosJson, toServico, type ServicoRow } from './servico-vivo.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface Row {
  idfornecedor: string
  idempresa: string
  slug: string
  nome: string
  razaosocial: string
  cnpj: string
  tags: string[]
  segmento: string
  modulos: string[]
  config: ConfigCrua & { anuncio?: FornecedorVivo['anuncio'] }
  fuso: string
  chave_pix: string
  cidade: string
  uf: string
  instrucoes_pedido: string
  dominios: string[]
  lojas: LojaColeta[]
  areas: AreaViva[]
  formas_entrega: FormaEntregaRow[]
  dias_fechados: DiaFechado[]
  caracteristicas_pedido: CaracteristicaViva[]
  formas_pagamento: (Omit<FormaPagamentoViva, 'variacao_percentual'> & {
    variacao_pontos: number | null
    prazos: number[] | null
  })[]
  politicas: Politica[]
  tipos_assinatura: TipoAssinatura[]
  cupons: CupomRow[]
  sinonimos: FornecedorVivo['sinonimos']
  tags_pesquisa: Fornecedor['tagsPesquisa']
  segmentos: Fornecedor['segmentos']
  combos: ComboRow[]
  servicos: ServicoRow[]
  carrosseis: VersaoDeCarrosselRow[]
  impostos: ImpostosRow | null
  navegacoes: VersaoDaLoja[]
  aparencias: VersaoDaLoja[]
  documentos: DocumentoRow[]
  viradas: number[]
  conta: FornecedorVivo['conta']
}

/** A supplier with everything that a page needs of it: one statement, read whole at each change. */
export async function findFornecedor(
  db: Db,
  { ativo, ...quem }: ({ idOuSlug: string } | { dominio: string }) & { ativo: boolean },
): Promise<FornecedorVivo | null> {
  const [row] = await db<Row[]>`
    select f.idfornecedor, f.idempresa, f.slug, f.nome, f.razaosocial, f.cnpj, f.tags, f.segmento, f.modulos, f.config,
      f.fuso, f.chave_pix, f.cidade, f.uf, f.instrucoes_pedido,
      coalesce((select array_agg(d.dominio order by d.principal desc, d.dominio) from dominio d where d.idfornecedor = f.idfornecedor), '{}') as dominios,
      coalesce((select jsonb_agg(to_jsonb(l) - '{idfornecedor,versao}'::text[] order by l.nome) from loja l where l.idfornecedor = f.idfornecedor), '[]') as lojas,
      coalesce((select jsonb_agg(jsonb_build_object('idarea', a.idarea, 'tipo', a.tipo, 'nome', a.nome, 'geojson', a.geojson) order by a.nome) from area a where a.idfornecedor = f.idfornecedor), '[]') as areas,
      ${colunasEntrega(db)},
      coalesce((select jsonb_agg(jsonb_build_object('codigo', c.codigo, 'nome', c.nome, 'ajuda', c.ajuda, 'tipo', c.tipo, 'obrigatoria', c.obrigatoria, 'opcoes', c.opcoes,
        'pessoa', c.pessoa, 'tags', c.tags, 'minimo', c.minimo, 'maximo', c.maximo) order by c.ordem, c.codigo) from caracteristica c where c.idfornecedor = f.idfornecedor and c.escopo = 'PEDIDO' and c.ativa), '[]') as caracteristicas_pedido,
      coalesce((select jsonb_agg(to_jsonb(p) - '{idfornecedor,versao}'::text[] order by p.ordem) from forma_pagamento p where p.idfornecedor = f.idfornecedor and p.ativa), '[]') as formas_pagamento,
      coalesce((select jsonb_agg(to_jsonb(o) - '{idfornecedor,versao}'::text[] order by o.prioridade desc) from politica o where o.idfornecedor = f.idfornecedor and o.ativa), '[]') as politicas,
      coalesce((select jsonb_agg(jsonb_build_object('idtipoassinatura', t.idtipoassinatura, 'nome', t.nome, 'dias', t.dias, 'meses', t.meses) order by t.ordem) from tipo_assinatura t where t.idfornecedor = f.idfornecedor and t.ativo), '[]') as tipos_assinatura,
      coalesce((select jsonb_agg(to_jsonb(k) - '{idfornecedor,usos,descontado,versao}'::text[] order by k.codigocupom) from cupom k where k.idfornecedor = f.idfornecedor and k.ativo), '[]') as cupons,
      coalesce((select jsonb_agg(jsonb_build_object('termo', s.termo, 'sinonimos', s.sinonimos)) from sinonimo s where s.idfornecedor = f.idfornecedor), '[]') as sinonimos,
      coalesce((select jsonb_agg(jsonb_build_object('tag', t.tag, 'nome', t.nome, 'grupo', t.grupo, 'promovida', t.promovida) order by t.ordem, t.nome) from tag_pesquisa t where t.idfornecedor = f.idfornecedor), '[]') as tags_pesquisa,
      coalesce((select jsonb_agg(jsonb_build_object('idsegmento', s.idsegmento, 'nome', s.nome) order by s.ordem) from segmento s where s.idfornecedor = f.idfornecedor), jsonb_build_array(jsonb_build_object('idsegmento', f.idempresa, 'nome', f.segmento))) as segmentos,
      ${combosJson(db)} as combos, ${servicosJson(db)} as servicos, ${carrosseisJson(db)} as carrosseis, ${impostosJson(db)} as impostos,
      ${versoesJson(db, 'NAVEGACAO')} as navegacoes, ${versoesJson(db, 'APARENCIA')} as aparencias, ${documentosJson(db)} as documentos,
      (select jsonb_build_object('idfornecedor', c.idfornecedor, 'chave_publica', c.chave_publica, 'segredos', c.segredos) from conta_provedor c where c.idfornecedor = f.idfornecedor) as conta,
      coalesce((select jsonb_agg(distinct extract(epoch from t.quando) * 1000) from publicacao p cross join lateral unnest(array[p.de, p.ate]) as t(quando) where p.idfornecedor = f.idfornecedor and p.estado = 'PUBLICADA' and t.quando > now()), '[]') as viradas
    from fornecedor f where f.ativo = ${ativo} and ${whichIs(db, quem)}`
  return row ? toVivo(row) : null
}

function whichIs(db: Db, quem: { idOuSlug: string } | { dominio: string }) {
  if ('dominio' in quem)
    return db`f.idfornecedor = (select idfornecedor from dominio where dominio = ${quem.dominio})`
  return UUID.test(quem.idOuSlug) ? db`f.idfornecedor = ${quem.idOuSlug}` : db`f.slug = ${quem.idOuSlug}`
}

/** The terms that are offered, else the method's own, else the usual one: a method on credit has at least one. */
function listPrazos(oferecidos: number[][] = [], proprio: number[] | null): number[][] {
  return oferecidos.length > 0 ? oferecidos : [proprio?.length ? proprio : [PRAZO_PADRAO]]
}

/** What its pages say, complete, with the documents that stand and the hosts. */
function toConfig(row: Row, documentos: readonly DocumentoVivo[]) {
  const [dominio = '', ...dominio_adicionais] = row.dominios
  const { meta_info, ordenacoes_produto, ...config } = completeConfig(
    withAparencia(withNavegacao(row.config, row.navegacoes), row.aparencias),
    row,
  )
  const rodape = { ...config.rodape, documentos: documentos.map(({ chave, nome }) => ({ chave, nome })) }
  return {
    meta_info,
    ordenacoes_produto,
    config: { ...config, rodape, dominio: { dominio, dominio_adicionais } },
  }
}

function toVivo(row: Row): FornecedorVivo {
  const variesByPayment = row.tags.includes('support-price-variance-by-payment')
  const formasPagamento = row.formas_pagamento.map(
    ({ idformapagto, tipo, nome, descricao, variacao_pontos, condicoes, opcoes, prazos }) => ({
      idformapagto,
      tipo,
      nome,
      descricao,
      variacao_percentual: variesByPayment && variacao_pontos !== null ? variacao_pontos / 100 : null,
      condicoes,
      // What falls due is said before the order: the terms are those that its invoices will have.
      opcoes: tipo === 'FATURADO' ? { ...opcoes, prazos: listPrazos(opcoes.prazos, prazos) } : opcoes,
    }),
  )
  const documentos = toDocumentos(row.documentos)
  const { meta_info, ordenacoes_produto, config } = toConfig(row, documentos)
  const formasEntrega = row.formas_entrega.map(toFormaEntrega)
  const carrosseis = toVersoes(row.carrosseis)
  const minimoOf = (tipo: TipoEntrega) =>
    menorMinimo(formasEntrega.filter(({ tipoEntrega }) => tipoEntrega === tipo))
  return {
    publico: {
      idfornecedor: row.idfornecedor,
      slug: row.slug,
      idempresa: row.idempresa,
      nome: row.nome,
      fuso: row.fuso,
      tags: row.tags,
      segmentos: row.segmentos,
      modulos: row.modulos,
      ordenacoes_produto,
      tagsPesquisa: row.tags_pesquisa,
      formasPagamento: formasPagamento.map(({ idformapagto, nome, tipo }) => ({ idformapagto, nome, tipo })),
      lojas: row.lojas.map(({ idloja, nome, descricao_endereco_loja, lat, lng }) => ({
        idloja,
        nome,
        descricao_endereco_loja,
        lat,
        lng,
      })),
      pedido_minimo: { DELIVERY: minimoOf('DELIVERY'), RETIRADA: minimoOf('RETIRADA') },
      // Those that come by the clock too: a screen that asks in vain is no harm.
      telasComCarrossel: [...new Set(carrosseis.flatMap(({ tela, ativo }) => (ativo ? tela : [])))],
      meta_info,
      config,
    },
    idfornecedor: row.idfornecedor,
    slug: row.slug,
    anuncio: row.config.anuncio ?? { leitura: 'NINGUEM', chave_sha256: '' },
    nome: row.nome,
    tags: row.tags,
    fuso: row.fuso,
    chave_pix: row.chave_pix,
    razaosocial: row.razaosocial,
    cidade: row.cidade,
    uf: row.uf,
    instrucoesPedido: row.instrucoes_pedido,
    lojas: row.lojas,
    areas: row.areas.map(({ idarea, tipo, nome, geojson }) => ({ idarea, tipo, nome, geojson })),
    formasEntrega,
    diasFechados: row.dias_fechados,
    caracteristicasPedido: row.caracteristicas_pedido,
    formasPagamento,
    politicas: row.politicas,
    tiposAssinatura: meta_info.hasRecorrencia ? row.tipos_assinatura : [],
    cupons: row.cupons.map(toCupomVivo),
    sinonimos: row.sinonimos,
    combos: row.combos.map(toCombo),
    servicos: row.servicos.map(toServico),
    carrosseis,
    documentos,
    impostos: toTabela(row.impostos, row.uf),
    viradas: row.viradas,
    conta: row.conta,
  }
}
