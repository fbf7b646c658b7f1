import { CadastroCarrossel } from '@vitrine/contract'

import {
  checkReferencias,
  describeCadastro,
  saveDeclarados,
  type Gravada,
  type LinhaDeclarada,
  type Quem,
} from '#cadastro'
import { describeRegistro } from '#coluna'
import type { Transaction } from '#infra'

const nome = 'carrosseis'
const registro = describeRegistro(
  'carrossel',
  ['idfornecedor'],
  [
    'idcarrossel',
    'titulo',
    'subtitulo',
    'tela',
    'tipo_conteudo',
    'conteudo',
    'limite',
    'dispositivos',
    'condicoes',
    'idstaticpage',
    'inicio',
    'fim',
    'ordem',
    'ativo',
  ],
)
const cadastro = describeCadastro(registro, { chave: ['idcarrossel'] })

/** Writes carousels of a supplier, as `saveDeclarados` says. */
export async function saveCarrosseis(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroCarrossel, 'idcarrossel'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome,
    schema: CadastroCarrossel,
    cadastro,
    toGuardado: (carrossel: CadastroCarrossel) => carrossel,
    fromGuardado: (carrossel: object) => carrossel,
    check: (tx: Transaction, idfornecedor: string, ditos: CadastroCarrossel[]) =>
      checkReferencias(
        tx,
        idfornecedor,
        nome,
        ditos.map(({ condicoes }) => ({ 'condicoes.idformapagto': condicoes.idformapagto })),
      ),
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}
