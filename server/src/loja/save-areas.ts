import { CadastroArea } from '@vitrine/contract'
import { computeCaixa } from '@vitrine/rules/poligono'

import { saveDeclarados, type Gravada, type LinhaDeclarada, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroArea, type AreaGuardada } from './cadastro-loja.ts'

/** Writes areas of a supplier with the box around each, as `saveDeclarados` says. */
export async function saveAreas(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroArea, 'idarea'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome: 'areas',
    schema: CadastroArea,
    cadastro: cadastroArea,
    toGuardado: (area: CadastroArea) => ({ ...area, ...computeCaixa(area.geojson) }),
    fromGuardado: ({ idarea, tipo, nome, geojson }: AreaGuardada) => ({
      idarea,
      tipo,
      nome,
      geojson,
    }),
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}
