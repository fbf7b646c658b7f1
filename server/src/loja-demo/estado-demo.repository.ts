import type { FornecedorDemo } from '@vitrine/demo'

import { asLinhas } from '#coluna'
import type { Db } from '#infra'

import { idDemo } from './id-demo.ts'
import { nextServido } from './next-servido.ts'

/** Windows that are full to the limit that their form names: what orders would have taken. */
export async function insertVagas(
  db: Db,
  { slug, formasEntrega }: FornecedorDemo,
  hoje: string,
): Promise<void> {
  const vagas = formasEntrega.flatMap((forma) =>
    (forma.lotadas ?? []).map(({ inicio, dia }) => ({
      idfornecedor: idDemo(slug),
      idformaentrega: idDemo(slug, 'entrega', forma.nome),
      data: nextServido(forma.dias, hoje, dia),
      inicio,
      pedidos: forma.capacidade_pedidos ?? 1,
      gramas: (forma.capacidade_kg ?? 0) * 1000,
    })),
  )
  if (vagas.length > 0) await db`insert into vaga_entrega ${asLinhas(db, 'vaga_entrega', vagas)}`
}
