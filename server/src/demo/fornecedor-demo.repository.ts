import type { FornecedorDemo } from '@vitrine/demo'
import { toCentavos, toDecimilesimos, toMilesimos } from '@vitrine/rules/dinheiro'
import { computeCaixa, type Area } from '@vitrine/rules/poligono'

import type { Db } from '#infra'

import { insertEntrega } from './entrega-demo.repository.ts'
import { idDemo } from './id-demo.ts'
import { politicasOf } from './politicas-demo.ts'

export interface ImagemDemo {
  hash: string
  alt: string
  cor: string
}

/** The supplier itself, its stores, areas, delivery and payment. `config` is the jsonb of table fornecedor. */
export async function insertFornecedor(
  db: Db,
  demo: FornecedorDemo,
  config: Record<string, unknown>,
): Promise<void> {
  const { slug } = demo
  const idfornecedor = idDemo(slug)
  const idempresa = idDemo('empresa', demo.empresa)
  const json = (value: unknown) => db.json(value as never) // plain records; postgres.js wants an index signature
  await db`insert into empresa (idempresa, nome) values (${idempresa}, ${demo.empresa}) on conflict do nothing`
  await db`
    insert into fornecedor (idfornecedor, idempresa, slug, nome, razaosocial, cnpj, tags, segmento, config, chave_pix, cidade, uf, instrucoes_pedido, bloqueio_vencida_dias)
    values (${idfornecedor}, ${idempresa}, ${slug}, ${demo.nome}, ${demo.razaosocial}, ${demo.cnpj}, ${demo.tags}, ${demo.segmento},
      ${json(config)}, ${demo.chave_pix}, ${demo.cidade}, ${demo.uf}, ${demo.instrucoesPedido ?? ''}, ${demo.toleranciaVencida ?? null})`
  await db`insert into dominio ${db(demo.dominios.map((dominio, i) => ({ dominio, idfornecedor, principal: i === 0 })))}`
  // A store that only delivers has no shop to be picked up at.
  if (demo.lojas.length > 0)
    await db`insert into loja ${db(demo.lojas.map(({ horarios, ...loja }) => ({ ...loja, idloja: idDemo(slug, 'loja', loja.nome), idfornecedor, horarios: json(horarios) })))}`
  await db`insert into area ${db(
    demo.areas.map(({ nome, tipo, anel }) => {
      const geojson: Area = { type: 'Polygon', coordinates: [anel] }
      return {
        idarea: idDemo(slug, 'area', tipo, nome),
        idfornecedor,
        nome,
        tipo,
        geojson: json(geojson),
        ...computeCaixa(geojson),
      }
    }),
  )}`
  await db`insert into forma_entrega ${db(
    demo.formasEntrega.map((forma, ordem) => ({
      idformaentrega: idDemo(slug, 'entrega', forma.nome),
      idfornecedor,
      nome: forma.nome,
      tipoentrega: forma.tipoEntrega,
      preco_centavos: toCentavos(forma.preco),
      gratis_acima_centavos: forma.gratis_acima === undefined ? null : toCentavos(forma.gratis_acima),
      pedido_minimo_centavos: forma.pedido_minimo === undefined ? null : toCentavos(forma.pedido_minimo),
      dias: forma.dias,
      janelas: forma.janelas,
      antecedencia_horas: forma.antecedencia_horas,
      transportadora: forma.transportadora ?? null,
      corte_hora: forma.corte_hora ?? null,
      prazo_dias: forma.prazo_dias ?? 0,
      atende_feriado: forma.atende_feriado ?? false,
      capacidade_pedidos: forma.capacidade_pedidos ?? null,
      capacidade_gramas: forma.capacidade_kg === undefined ? null : forma.capacidade_kg * 1000,
      ordem,
    })),
  )}`
  await insertEntrega(db, demo, new Date())
  await db`insert into forma_pagamento ${db(
    demo.formasPagamento.map(
      (
        { tipo, nome, descricao, variacao_percentual, condicoes = {}, prazos = null, termos, ...opcoes },
        ordem,
      ) => ({
        idformapagto: idDemo(slug, 'pagamento', nome),
        idfornecedor,
        tipo,
        nome,
        descricao,
        variacao_pontos: variacao_percentual === undefined ? null : Math.round(variacao_percentual * 100),
        condicoes: db.json(condicoes),
        opcoes: db.json({ ...opcoes, ...(termos && { prazos: termos }) }),
        prazos,
        ordem,
      }),
    ),
  )}`
}

export async function insertCaracteristicas(
  db: Db,
  { slug, caracteristicas = [] }: FornecedorDemo,
): Promise<void> {
  if (caracteristicas.length === 0) return
  await db`insert into caracteristica ${db(
    caracteristicas.map(
      ({ escopo, codigo, nome, ajuda = '', tipo, obrigatoria = false, opcoes = [] }, ordem) => ({
        idfornecedor: idDemo(slug),
        escopo,
        codigo,
        nome,
        ajuda,
        tipo,
        obrigatoria,
        opcoes,
        ordem,
      }),
    ),
  )}`
}

export async function insertTiposAssinatura(db: Db, { slug, recorrencia }: FornecedorDemo): Promise<void> {
  if (!recorrencia) return
  await db`insert into tipo_assinatura ${db(
    recorrencia.tipos.map(({ nome, dias, meses }, ordem) => ({
      idfornecedor: idDemo(slug),
      idtipoassinatura: idDemo(slug, 'assinatura', nome),
      nome,
      dias: dias ?? null,
      meses: meses ?? null,
      ordem,
    })),
  )}`
}

/** Categories, products and stock: three statements for the whole catalogue, main products before their variants. */
export async function insertCatalogo(
  db: Db,
  demo: FornecedorDemo,
  imagens: ReadonlyMap<string, readonly ImagemDemo[]>,
): Promise<void> {
  const { slug } = demo
  const idfornecedor = idDemo(slug)
  const json = (value: unknown) => db.json(value as never)
  const categorias = demo.categorias.map(({ pai, ...categoria }, ordem) => ({
    ...categoria,
    idcategoria: idDemo(slug, 'categoria', categoria.slug),
    idcategoriapai: pai ? idDemo(slug, 'categoria', pai) : null,
    ordem,
  }))
  const parents = categorias.filter(({ idcategoriapai }) => !idcategoriapai)
  for (const group of [parents, categorias.filter(({ idcategoriapai }) => idcategoriapai)]) {
    await db`
      insert into categoria (idfornecedor, idcategoria, idcategoriapai, slug, nome, icone, fundo, ordem)
      select ${idfornecedor}, idcategoria, idcategoriapai, slug, nome, icone, fundo, ordem
      from jsonb_to_recordset(${json(group)}) as c(idcategoria uuid, idcategoriapai uuid, slug text, nome text, icone text, fundo text, ordem int)`
  }
  const produtos = demo.produtos.map((produto) => toProdutoRow(slug, produto, imagens.get(produto.sku) ?? []))
  for (const group of [
    produtos.filter(({ idprodutoprincipal }) => !idprodutoprincipal),
    produtos.filter(({ idprodutoprincipal }) => idprodutoprincipal),
  ]) {
    await db`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, descricao, especificacoes, idcategoria,
        embalagem, unidade, unidade_base, fator_unidade, preco, precooferta, precovendaatacado, preco_embalagem, desconto_progressivo,
        minvendaatacado, multiploincremento, granularidade, min_por_pedido, maxporpedido, maior_de_18, tags, idprodutoprincipal, imagens, vendas)
      select ${idfornecedor}, p.* from jsonb_to_recordset(${json(group)}) as p(idcadastroextraproduto uuid, idproduto uuid, sku text,
        nome text, marca text, descricao text, especificacoes jsonb, idcategoria uuid, embalagem text, unidade text, unidade_base text,
        fator_unidade float8, preco bigint, precooferta bigint, precovendaatacado bigint, preco_embalagem bigint, desconto_progressivo jsonb,
        minvendaatacado bigint, multiploincremento bigint, granularidade bigint, min_por_pedido bigint, maxporpedido bigint,
        maior_de_18 boolean, tags text[], idprodutoprincipal uuid, imagens jsonb, vendas int)`
  }
  const estoque = demo.produtos.flatMap(({ sku, estoque }) =>
    estoque === null ? [] : [{ id: idDemo(slug, sku), quantidade: toMilesimos(estoque) }],
  )
  await db`
    insert into estoque (idfornecedor, idcadastroextraproduto, quantidade)
    select ${idfornecedor}, id, quantidade from jsonb_to_recordset(${json(estoque)}) as e(id uuid, quantidade bigint)`
}

function toProdutoRow(
  slug: string,
  produto: FornecedorDemo['produtos'][number],
  imagens: readonly ImagemDemo[],
) {
  const money = (reais: number | undefined) => (reais === undefined ? null : toDecimilesimos(reais))
  const amount = (units: number | undefined) => (units === undefined ? null : toMilesimos(units))
  return {
    idcadastroextraproduto: idDemo(slug, produto.sku),
    idproduto: idDemo('produto', slug, produto.sku),
    sku: produto.sku,
    nome: produto.nome,
    marca: produto.marca,
    descricao: produto.descricao,
    especificacoes: Object.entries(produto.especificacoes ?? {}).map(([nome, valor]) => ({ nome, valor })),
    idcategoria: idDemo(slug, 'categoria', produto.categoria),
    embalagem: produto.embalagem,
    unidade: produto.unidade,
    unidade_base: produto.unidade_base ?? null,
    fator_unidade: produto.fator_unidade ?? null,
    preco: money(produto.preco),
    precooferta: money(produto.precooferta),
    precovendaatacado: money(produto.precovendaatacado),
    preco_embalagem: money(produto.preco_embalagem),
    desconto_progressivo: produto.descontoProgressivo ?? null,
    minvendaatacado: amount(produto.minvendaatacado),
    multiploincremento: amount(produto.multiploincremento),
    granularidade: toMilesimos(produto.granularidade ?? 1),
    min_por_pedido: amount(produto.min_por_pedido),
    maxporpedido: amount(produto.maxporpedido),
    maior_de_18: produto.maior_de_18 ?? false,
    tags: produto.tags ?? [],
    idprodutoprincipal: produto.principal ? idDemo(slug, produto.principal) : null,
    imagens,
    vendas: produto.vendas,
  }
}

export async function insertPoliticas(db: Db, slug: string): Promise<void> {
  const politicas = politicasOf(slug)
  if (politicas.length === 0) return
  await db`
    insert into politica (idfornecedor, idpolitica, nome, prioridade, condicoes, alvo, efeito)
    select ${idDemo(slug)}, p.* from jsonb_to_recordset(${db.json(politicas as never)}) as p(idpolitica uuid, nome text, prioridade int,
      condicoes jsonb, alvo jsonb, efeito jsonb)`
}
