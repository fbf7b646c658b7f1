import type { TipoPublicacao } from '@vitrine/contract'

import { saveAparencia } from '#aparencia'
import type { Gravada, Quem, Versao } from '#cadastro'
import { saveCarrosseis } from '#carrossel'
import { saveCartas } from '#carta'
import type { Transaction } from '#infra'
import { saveNavegacao } from '#navegacao'
import { savePaginas } from '#pagina-estatica'
import { savePaginaInicial } from '#pagina-inicial'
import { saveTextos } from '#texto-estatico'

/** A version of whatever kind: what it says is checked by the writer of its kind. */
export interface LinhaDeVersao {
  idpublicacao: string
  idconteudo?: string
  chave?: string
  estado?: 'RASCUNHO' | 'PUBLICADA'
  de?: string | null
  ate?: string | null
  dados?: Record<string, unknown>
  versao: Versao
}

type Escritor = (tx: Transaction, quem: Quem, linhas: never[]) => Promise<Gravada[]>

const escritores: Readonly<Record<TipoPublicacao, Escritor>> = {
  PAGINA: savePaginas,
  TEXTO: saveTextos,
  CARROSSEL: saveCarrosseis,
  CARTA: saveCartas,
  NAVEGACAO: saveNavegacao,
  APARENCIA: saveAparencia,
  // There is one home: id and name are its writer's.
  INICIO: (tx, quem, linhas: LinhaDeVersao[]) =>
    savePaginaInicial(
      tx,
      quem,
      linhas.map(({ idconteudo: _id, chave: _chave, ...linha }) => linha) as never[],
    ),
}

/** Writes versions of one kind, by the writer of that kind, which checks what they say. */
export async function saveVersoes(
  tx: Transaction,
  quem: Quem,
  tipo: TipoPublicacao,
  linhas: readonly LinhaDeVersao[],
): Promise<void> {
  // The writer reads `dados` by the schema of its kind, whatever they are.
  if (linhas.length > 0) await escritores[tipo](tx, quem, linhas as never[])
}
