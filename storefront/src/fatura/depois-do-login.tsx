import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import type { ConfiguracoesCliente } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { showToast } from '@vitrine/ui'

import { api, useLoja } from '#shell'

/** The invoices, right after a login (§4): who buys on credit is told what is overdue, once, with the way there. */
export function FaturasDepoisDoLogin({ sessao }: { sessao: ConfiguracoesCliente }) {
  const { idfornecedor, slug } = useLoja()
  const navigate = useNavigate()
  const { idcliente } = sessao
  useEffect(() => {
    if (!idcliente) return
    let isGone = false
    void api('GET /v4/faturas/{idfornecedor}/{idcliente}', {
      params: { idfornecedor, idcliente },
      query: { situacao: 'vencidas', limit: 1 },
    }).then((resposta) => {
      if (isGone || !resposta.ok) return
      const { valor, quantidade } = resposta.dados.resumo.vencidas
      if (quantidade === 0) return
      showToast(`${pluralize(quantidade, 'fatura vencida', 'faturas vencidas')}: ${formatReais(valor)}`, {
        label: 'Ver',
        onPress: () => void navigate(urls.faturas(slug)),
      })
    })
    return () => {
      isGone = true
    }
  }, [idcliente, idfornecedor, slug, navigate])
  return null
}
