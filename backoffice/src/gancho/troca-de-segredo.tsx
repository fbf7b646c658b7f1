import { useState } from 'react'

import type { Gancho } from '@vitrine/contract'

import { mayLeave } from '#cadastro'
import { Confirmacao, Dialogo, Segredo } from '#chamada'
import { api, useTrabalho } from '#shell'

import { nameGancho } from './say-gancho.ts'

interface TrocaProps {
  gancho: Gancho
  onTrocado: (trocado: Gancho) => void
  onClose: () => void
}

/** A new secret, shown once; the one before goes on for a day, so nothing is refused meanwhile. */
export function TrocaDeSegredo({ gancho, onTrocado, onClose }: TrocaProps) {
  const { idfornecedor } = useTrabalho().loja
  const [novo, setNovo] = useState<string | null>(null)
  async function renew(): Promise<string | null> {
    const resposta = await api('POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/segredo', {
      params: { idfornecedor, idgancho: gancho.idgancho },
    })
    if (!resposta.ok) return resposta.falha.error
    const { segredo, ...trocado } = resposta.dados
    onTrocado(trocado)
    setNovo(segredo)
    return null
  }
  if (novo === null)
    return (
      <Confirmacao
        titulo={`Trocar o segredo de ${nameGancho(gancho)}?`}
        acao="Trocar"
        onSim={renew}
        onClose={onClose}
      >
        Por 24 horas cada aviso vai assinado com os dois, o novo e o de agora: dá tempo de trocar no seu
        sistema. Depois vale só o novo.
      </Confirmacao>
    )
  return (
    <Dialogo onClose={() => mayLeave() && onClose()} title={`Segredo de ${nameGancho(gancho)}`}>
      <Segredo
        label="Segredo do webhook"
        texto={novo}
        hint="O de antes ainda assina por 24 horas, ao lado deste."
        onGuardado={onClose}
      />
    </Dialogo>
  )
}
