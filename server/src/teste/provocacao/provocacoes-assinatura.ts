import type { CodigoFalha } from '@vitrine/contract'

import { buildAssinatura } from '../exemplares/build-assinatura.ts'
import type { Cena, Provocacao } from './provoke.ts'

const begin = ({ app, loja, ana, produto }: Cena) => buildAssinatura(app, { loja, cliente: ana, produto })

/** Failures of subscriptions. */
export const provocacoesAssinatura = {
  assinatura_cancelada: async (cena) => {
    const { app, ana } = cena
    const { idassinatura: id } = await begin(cena)
    await app.call('DELETE /v4/subscription/cancel/{id}', { params: { id } }, { token: ana.token })
    return app.call(
      'POST /v4/subscription/{id}/{acao}',
      { params: { id, acao: 'pausar' }, body: {} },
      { token: ana.token },
    )
  },
  assinatura_data_invalida: async (cena) => {
    const { idassinatura: id } = await begin(cena)
    return cena.app.call(
      'POST /v4/subscription/{id}/{acao}',
      { params: { id, acao: 'pular' }, body: { data: '2020-01-01' } },
      { token: cena.ana.token },
    )
  },
} satisfies Partial<Record<CodigoFalha, Provocacao>>
