import { useNavigate, useRevalidator } from 'react-router'

import type { CupomGuardado } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { api, urlsPainel, useTrabalho } from '#shell'

import type { CupomEscrito } from './campos-do-cupom.ts'
import { putCupom } from './put-cupom.ts'

/** Back to the list once a coupon was written; there it is taken back as it was before, unless somebody changed it meanwhile. */
export function useSaida() {
  const { slug, idfornecedor } = useTrabalho().loja
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  async function undo(antes: CupomEscrito, { idcupom, versao }: CupomGuardado) {
    const resposta =
      antes.versao === null
        ? await api('DELETE /painel/v1/{idfornecedor}/cupons/{idcupom}', {
            params: { idfornecedor, idcupom },
            query: { versao },
          })
        : await putCupom(idfornecedor, { ...antes, versao })
    showToast(resposta.ok ? 'O cupom voltou a ser como era.' : resposta.falha.error)
    await revalidate()
  }
  return (antes: CupomEscrito, gravado: CupomGuardado) => {
    showToast('Cupom gravado. Já vale na loja.', {
      label: 'Desfazer',
      onPress: () => void undo(antes, gravado),
    })
    void navigate(urlsPainel.cupons(slug))
  }
}
