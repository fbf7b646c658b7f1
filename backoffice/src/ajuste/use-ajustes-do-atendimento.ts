import type { AjustesDoAtendimento } from '@vitrine/contract'

import { api, useTrabalho } from '#shell'

import { useAjustes } from './use-ajustes.ts'

/** Writes how the supplier attends. */
export function useAjustesDoAtendimento(lidos: AjustesDoAtendimento) {
  const { idfornecedor } = useTrabalho().loja
  const params = { idfornecedor }
  return useAjustes(lidos, {
    campos: ['prazo_minutos', 'mensagem_ausencia'],
    read: () => api('GET /painel/v1/{idfornecedor}/atendimento', { params }),
    write: ({ prazo_minutos, ausencia, atende_feriado, mensagem_ausencia }, versao) =>
      api('PUT /painel/v1/{idfornecedor}/atendimento', {
        params,
        body: { prazo_minutos, ausencia, atende_feriado, mensagem_ausencia, versao },
      }),
  })
}
