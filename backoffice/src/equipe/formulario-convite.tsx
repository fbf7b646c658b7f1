import { useState } from 'react'

import type { MembroDaEquipe, PapelNaEquipe } from '@vitrine/contract'
import { showToast, TextInput } from '@vitrine/ui'

import { mayLeave } from '#cadastro'
import { Dialogo, FormularioDeEnvio, useEnvio } from '#chamada'
import { api, useTrabalho } from '#shell'

import { EscolhaDePapel } from './escolha-de-papel.tsx'

const CONVIDA = 'POST /painel/v1/{idfornecedor}/equipe'

interface ConviteProps {
  onConvidado: (membro: MembroDaEquipe) => void
  onClose: () => void
}

/** Somebody new: who, at which address, as what. */
export function FormularioConvite({ onConvidado, onClose }: ConviteProps) {
  const { idfornecedor } = useTrabalho().loja
  const [nome, setNome] = useState('')
  const [email, setEmail] = useState('')
  const [papel, setPapel] = useState<PapelNaEquipe>('atendente')
  const envio = useEnvio(['nome', 'email'])
  const { erros, setErros, send } = envio
  const chamada = { key: CONVIDA, params: { idfornecedor }, body: { nome, email, papel } } as const
  async function invite() {
    if (nome.trim() === '') return setErros({ nome: 'Diga o nome da pessoa.' })
    if (email.trim() === '') return setErros({ email: 'Diga o e-mail da pessoa.' })
    const feito = await send(() => api(CONVIDA, { ...chamada, body: { nome, email: email.trim(), papel } }))
    if (!feito) return
    showToast(
      feito.convite === 'ENVIADO'
        ? `O convite foi para ${feito.membro.email}.`
        : `${feito.membro.nome} já tem senha e foi avisada por e-mail.`,
    )
    onConvidado(feito.membro)
  }
  return (
    <Dialogo onClose={() => mayLeave() && onClose()} title="Convidar para a equipe">
      <FormularioDeEnvio
        nome="Convidar para a equipe"
        envio={envio}
        acao="Enviar convite"
        onEnvio={invite}
        chamada={{ para: 'Enviar este convite', ...chamada }}
      >
        <TextInput
          label="Nome"
          autoComplete="off"
          maxLength={120}
          value={nome}
          error={erros.nome}
          onChange={({ target }) => setNome(target.value)}
        />
        <TextInput
          label="E-mail"
          type="email"
          hint="Para lá vai um link de criar senha, que vale por 72 horas."
          autoComplete="off"
          maxLength={254}
          value={email}
          error={erros.email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <EscolhaDePapel papel={papel} onPapel={setPapel} />
      </FormularioDeEnvio>
    </Dialogo>
  )
}
