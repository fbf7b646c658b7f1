import { useState } from 'react'
import type { FormEvent } from 'react'

import type { Endereco } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatEndereco } from '@vitrine/rules/documento'
import { Button, Checkbox, showToast } from '@vitrine/ui'

import { ResumoErro } from '#acesso'
import { localOfEndereco } from '#lugar'
import { api, useLoja, useOpenPainel, useSessao } from '#shell'
import type { ConteudoProps } from '#shell'

import { CamposEndereco } from './campos-endereco.tsx'
import { Respostas } from './respostas.tsx'
import type { Escolha } from './respostas.tsx'
import { saveEndereco } from './save-endereco.ts'
import type { EstadoEnderecos } from './save-endereco.ts'
import { useChooseLocal } from './use-choose-local.ts'

/** A new address over any page of a store: kept in the account, and the place of this purchase from then on (§2 panels). */
export function PainelNovoEndereco({ close }: ConteudoProps) {
  const isCliente = Boolean(useSessao()?.idcliente)
  const escolha = useChooseLocal(close)
  const [salvo, setSalvo] = useState<Endereco | null>(null)
  if (!isCliente) return <SemConta />
  async function take(endereco: Endereco) {
    showToast('Endereço guardado na sua conta')
    const local = localOfEndereco(endereco)
    // Its position is not known yet: the address is in the list but cannot be delivered to.
    if (!local) return close()
    setSalvo(endereco)
    await escolha.choose(local)
  }
  return salvo ? (
    <Guardado endereco={salvo} escolha={escolha} />
  ) : (
    <Formulario onSalvo={(endereco) => void take(endereco)} />
  )
}

function Formulario({ onSalvo }: { onSalvo: (endereco: Endereco) => void }) {
  const { slug, idfornecedor } = useLoja()
  const [estado, setEstado] = useState<EstadoEnderecos>()
  const [isBusy, setBusy] = useState(false)
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const resposta = await saveEndereco(api, idfornecedor, new FormData(event.currentTarget))
    setBusy(false)
    if ('idendereco' in resposta) onSalvo(resposta)
    else setEstado(resposta)
  }
  return (
    <form
      method="post"
      action={urls.enderecos(slug)}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      data-aqui
    >
      <input type="hidden" name="acao" value="salvar" />
      <ResumoErro ocorrencia={estado}>{estado?.erro}</ResumoErro>
      <CamposEndereco valores={estado?.valores ?? {}} erros={estado?.erros ?? {}} />
      <Checkbox name="primario" className="mt-4">
        Usar como endereço principal
      </Checkbox>
      <Button type="submit" size="l" block loading={isBusy} className="mt-5">
        Guardar e usar este endereço
      </Button>
    </form>
  )
}

/** It is kept; what remains is whether this store comes there, or another cart that it makes. */
function Guardado({ endereco, escolha }: { endereco: Endereco; escolha: Escolha }) {
  const open = useOpenPainel()
  return (
    <div className="grid gap-5" aria-busy={escolha.isBusy}>
      <p>
        <b className="block">{endereco.apelido || endereco.rua}</b>
        <span className="block text-ink-muted">{formatEndereco(endereco)}</span>
      </p>
      <Respostas escolha={escolha} />
      {escolha.erro && (
        <Button variant="outline" onClick={() => open('endereco')}>
          Escolher outro endereço
        </Button>
      )}
    </div>
  )
}

/** An address is kept in an account; choosing where to buy needs no account. */
function SemConta() {
  const open = useOpenPainel()
  return (
    <div className="grid gap-4">
      <p className="text-ink-muted">
        Entre na sua conta para guardar endereços. Para só escolher onde receber, não precisa.
      </p>
      <Button size="l" block onClick={() => open('login')}>
        Entrar
      </Button>
      <Button variant="outline" size="l" block onClick={() => open('endereco')}>
        Escolher onde receber
      </Button>
    </div>
  )
}
