import type { FornecedorDemo } from '@vitrine/demo'

import type { Db } from '#infra'

import { idDemo } from './id-demo.ts'

/** Filters, synonyms, sectors and segments of a store whose categories are there. */
export async function insertSobreCatalogo(db: Db, { slug, catalogo }: FornecedorDemo): Promise<void> {
  const idfornecedor = idDemo(slug)
  const { tags, sinonimos, setores, segmentos = [] } = catalogo
  if (tags.length > 0)
    await db`insert into tag_pesquisa ${db(
      tags.map(({ tag, nome, grupo, promovida = false }, ordem) => ({
        idfornecedor,
        tag,
        nome,
        grupo,
        promovida,
        ordem,
      })),
    )}`
  await db`insert into sinonimo ${db(Object.entries(sinonimos).map(([termo, sinonimos]) => ({ idfornecedor, termo, sinonimos })))}`
  for (const [ordem, { nome, icone, categorias }] of setores.entries()) {
    const idsetor = idDemo(slug, 'setor', nome)
    await db`insert into setor (idfornecedor, idsetor, nome, icone, ordem) values (${idfornecedor}, ${idsetor}, ${nome}, ${icone}, ${ordem})`
    await db`update categoria set idsetor = ${idsetor} where idfornecedor = ${idfornecedor} and slug = any(${categorias})`
  }
  for (const [ordem, { nome, categorias }] of segmentos.entries()) {
    const idsegmento = idDemo(slug, 'segmento', nome)
    await db`insert into segmento (idfornecedor, idsegmento, nome, ordem) values (${idfornecedor}, ${idsegmento}, ${nome}, ${ordem})`
    await db`update categoria set idsegmento = ${idsegmento} where idfornecedor = ${idfornecedor} and slug = any(${categorias})`
  }
}
