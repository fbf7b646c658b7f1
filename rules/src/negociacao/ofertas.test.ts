import { describe, expect, it } from 'vitest'

import { sumOfertas } from './ofertas.ts'

describe('what was offered, by its answer', () => {
  it.each([
    { caso: 'nothing', linhas: [], dito: { esperam: 0, aEsperar: 0, aceitas: 0, aceito: 0 } },
    {
      caso: 'some wait, some were accepted; a refused one counts for neither',
      linhas: [
        { situacao: 'COM_O_CLIENTE', por: 38.9, quantidade: 6 },
        { situacao: 'COM_O_CLIENTE', por: 79.9, quantidade: 0.5 },
        { situacao: 'ACEITO', por: 0.0796, quantidade: 1000 },
        { situacao: 'RECUSADO', por: 19.9, quantidade: 2 },
      ],
      dito: { esperam: 2, aEsperar: 273.35, aceitas: 1, aceito: 79.6 },
    },
    {
      caso: 'a line whose quantity alone is talked about has no offer',
      linhas: [
        { situacao: 'QUANTIDADE_PROPOSTA', por: null, quantidade: 3 },
        { situacao: 'ACEITO', por: null, quantidade: 3 },
      ],
      dito: { esperam: 0, aEsperar: 0, aceitas: 0, aceito: 0 },
    },
  ] as const)('$caso', ({ linhas, dito }) => {
    expect(sumOfertas(linhas)).toEqual(dito)
  })
})
