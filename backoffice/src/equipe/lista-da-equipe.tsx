import { useState } from 'react'

import type { MembroDaEquipe } from '@vitrine/contract'
import { Button, Icon, IconButton, Pill, showToast } from '@vitrine/ui'

import { Confirmacao } from '#chamada'
import { api, useTrabalho } from '#shell'

import { FormularioConvite } from './formulario-convite.tsx'
import { isUltimoDono, papeisDitos } from './papeis.ts'
import { TrocaDePapel } from './troca-de-papel.tsx'
import { useEquipe } from './use-equipe.ts'

type Aberto = { que: 'convite' } | { que: 'papel' | 'saida' | 'fator'; membro: MembroDaEquipe }

/** Who works at the store: invited, given another role, taken out. */
export function ListaDaEquipe({ lida }: { lida: readonly MembroDaEquipe[] }) {
  const { equipe, put, change, remove, reset } = useEquipe(lida)
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const close = () => setAberto(null)
  return (
    <section tabIndex={-1} aria-label="Pessoas">
      <ul className="ajustes-lista" aria-label="Equipe">
        {equipe.map((membro) => (
          <Membro
            key={membro.idusuario}
            membro={membro}
            isUltimo={isUltimoDono(membro, equipe)}
            onPapel={() => setAberto({ que: 'papel', membro })}
            onSaida={() => setAberto({ que: 'saida', membro })}
            onFator={() => setAberto({ que: 'fator', membro })}
          />
        ))}
      </ul>
      <Button icon="plus" onClick={() => setAberto({ que: 'convite' })}>
        Convidar
      </Button>
      {aberto?.que === 'convite' && (
        <FormularioConvite
          onClose={close}
          onConvidado={(membro) => {
            put(membro)
            close()
          }}
        />
      )}
      {aberto && aberto.que !== 'convite' && (
        <Mudanca {...{ ...aberto, change, remove, reset }} onClose={close} />
      )}
    </section>
  )
}

interface MudancaProps extends Pick<ReturnType<typeof useEquipe>, 'change' | 'remove' | 'reset'> {
  que: 'papel' | 'saida' | 'fator'
  membro: MembroDaEquipe
  onClose: () => void
}

/** What is done with somebody of the team, asked before it is. */
function Mudanca({ que, membro, change, remove, reset, onClose }: MudancaProps) {
  const done = async (work: Promise<string | null>) => {
    const recusa = await work
    if (recusa === null) onClose()
    return recusa
  }
  const { nome, email } = membro
  if (que === 'papel')
    return <TrocaDePapel membro={membro} onTrocar={(papel) => change(membro, papel)} onClose={onClose} />
  if (que === 'fator')
    return (
      <Confirmacao
        titulo={`Redefinir o segundo fator de ${nome}?`}
        acao="Redefinir"
        danger
        onSim={() => done(reset(membro))}
        onClose={onClose}
      >
        Confirme antes, por telefone ou em pessoa, que foi {nome} ({email}) quem pediu: até configurar outro,
        a senha basta para entrar. Os acessos abertos dela se encerram.
      </Confirmacao>
    )
  return (
    <Confirmacao
      titulo={`Tirar ${nome} da equipe?`}
      acao="Tirar da equipe"
      danger
      onSim={() => done(remove(membro))}
      onClose={onClose}
    >
      {nome} ({email}) perde o acesso à loja na hora. Conversas e carrinhos que estavam com ela voltam para a
      equipe.
    </Confirmacao>
  )
}

interface MembroProps {
  membro: MembroDaEquipe
  /** Without them nobody would run the store. */
  isUltimo: boolean
  onPapel: () => void
  onSaida: () => void
  onFator: () => void
}

function Membro({ membro, isUltimo, onPapel, onSaida, onFator }: MembroProps) {
  const { nome, email, papeis, entrou, segundo_fator } = membro
  return (
    <li>
      <Icon name="circle-user-round" />
      <div>
        <b>{nome}</b>{' '}
        {papeis.map((papel) => (
          <Pill key={papel} mini>
            {papeisDitos[papel].nome}
          </Pill>
        ))}
        {segundo_fator && (
          <Pill mini tone="success" icon="shield-check">
            Segundo fator
          </Pill>
        )}
        <p>{email}</p>
        {!entrou && (
          <p>
            Ainda não aceitou o convite. <ConviteDeNovo membro={membro} />
          </p>
        )}
        {isUltimo && <p>Só esta pessoa administra a loja: convide outra antes de tirá-la.</p>}
      </div>
      {segundo_fator && (
        <IconButton icon="key-round" label={`Redefinir o segundo fator de ${nome}`} onClick={onFator} />
      )}
      {!isUltimo && (
        <>
          <IconButton icon="pencil" label={`Trocar o papel de ${nome}`} onClick={onPapel} />
          <IconButton icon="trash-2" label={`Tirar ${nome} da equipe`} onClick={onSaida} />
        </>
      )}
    </li>
  )
}

/** The letter once more: the link of the one before ends. */
function ConviteDeNovo({ membro: { nome, email, papeis } }: { membro: MembroDaEquipe }) {
  const { idfornecedor } = useTrabalho().loja
  const [isEspera, setEspera] = useState(false)
  const [papel = 'atendente'] = papeis
  async function send() {
    setEspera(true)
    const body = { nome, email, papel }
    const feito = await api('POST /painel/v1/{idfornecedor}/equipe', { params: { idfornecedor }, body })
    setEspera(false)
    showToast(feito.ok ? `O convite foi de novo para ${email}.` : feito.falha.error)
  }
  return (
    <Button
      variant="outline"
      size="s"
      loading={isEspera}
      aria-label={`Enviar o convite de ${nome} de novo`}
      onClick={() => void send()}
    >
      Enviar de novo
    </Button>
  )
}
