import type { EventoDeCadastro } from '@vitrine/contract'

import type { Quem } from '#cadastro'
import { asEventosDeCadastro } from '#evento'
import { uuidv7, type Db } from '#infra'

/** Writes down that somebody took a store's customers with him: who, when, how many (LGPD art. 37). */
export async function insertSaida(
  db: Db,
  { idfornecedor, autor: { ator, idusuario, idapikeys = null } }: Quem,
  saida: { formato: string; linhas: number },
): Promise<void> {
  const fato: EventoDeCadastro['dados'] = {
    cadastro: 'saida_de_clientes',
    id: uuidv7(),
    versao: 1,
    autor: { ator, idusuario, idapikeys },
    antes: null,
    depois: saida,
    ocultas: [],
  }
  await db.unsafe(asEventosDeCadastro('$1::uuid', `select 1, 'cadastro.CRIADO', $2::jsonb`), [
    idfornecedor,
    db.json(fato as never), // plain records; postgres.js wants an index signature
  ])
}
