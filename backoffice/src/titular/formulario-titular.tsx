import { useState } from 'react'

import type { RequerimentoNovo } from '@vitrine/contract'
import { Select, showToast, Textarea, TextInput } from '@vitrine/ui'

import { mayLeave } from '#cadastro'
import { Dialogo, FormularioDeEnvio, useEnvio } from '#chamada'
import { api, useTrabalho } from '#shell'

import { canais, tipos } from './say-titular.ts'

const ANOTA = 'PUT /painel/v1/{idfornecedor}/titulares/{idrequerimento}'

interface FormularioProps {
  hoje: string
  onAnotado: () => void
  onClose: () => void
}

/** A request that came by another way than the shop. */
export function FormularioTitular({ hoje, onAnotado, onClose }: FormularioProps) {
  const { idfornecedor } = useTrabalho().loja
  // One id for as long as the form is open: pressed twice, it is one request.
  const [idrequerimento] = useState(() => crypto.randomUUID())
  const [body, setBody] = useState<RequerimentoNovo>({
    tipo: 'ACESSO',
    canal: 'EMAIL',
    nome: '',
    contato: '',
    documento: '',
    descricao: '',
    recebido_em: hoje,
  })
  const envio = useEnvio(['tipo', 'canal', 'nome', 'contato', 'documento', 'descricao', 'recebido_em'])
  const { erros, setErros, send, isEspera } = envio
  const chamada = { key: ANOTA, params: { idfornecedor, idrequerimento }, body } as const
  const set = (muda: Partial<RequerimentoNovo>) => setBody((antes) => ({ ...antes, ...muda }))
  async function write() {
    if (isEspera) return
    if (body.nome.trim() === '') return setErros({ nome: 'Diga quem pediu.' })
    if (body.contato.trim() === '') return setErros({ contato: 'Diga como responder à pessoa.' })
    const feito = await send(() => api(ANOTA, chamada))
    if (!feito) return
    showToast(`Pedido ${feito.protocolo} anotado.`)
    onAnotado()
  }
  return (
    <Dialogo onClose={() => mayLeave() && onClose()} title="Anotar um pedido">
      <FormularioDeEnvio
        nome="Anotar um pedido"
        envio={envio}
        acao="Anotar"
        onEnvio={write}
        chamada={{ para: 'Anotar este pedido', ...chamada }}
      >
        <OQue body={body} set={set} />
        <Quem body={body} erros={erros} set={set} hoje={hoje} />
      </FormularioDeEnvio>
    </Dialogo>
  )
}

function OQue({ body, set }: Pick<QuemProps, 'body' | 'set'>) {
  return (
    <>
      <Select
        label="O que a pessoa pede"
        value={body.tipo}
        onChange={({ target }) => set({ tipo: target.value as RequerimentoNovo['tipo'] })}
      >
        {Object.entries(tipos).map(([tipo, nome]) => (
          <option key={tipo} value={tipo}>
            {nome}
          </option>
        ))}
      </Select>
      <Select
        label="Como chegou"
        value={body.canal}
        onChange={({ target }) => set({ canal: target.value as RequerimentoNovo['canal'] })}
      >
        {Object.entries(canais)
          .filter(([canal]) => canal !== 'LOJA')
          .map(([canal, nome]) => (
            <option key={canal} value={canal}>
              {nome.replace(/^./, (letra) => letra.toUpperCase())}
            </option>
          ))}
      </Select>
    </>
  )
}

interface QuemProps {
  body: RequerimentoNovo
  erros: Readonly<Record<string, string | undefined>>
  set: (muda: Partial<RequerimentoNovo>) => void
  hoje: string
}

function Quem({ body, erros, set, hoje }: QuemProps) {
  return (
    <>
      <TextInput
        label="Recebido em"
        type="date"
        hint="O prazo de 15 dias conta daqui."
        max={hoje}
        value={body.recebido_em}
        error={erros.recebido_em}
        onChange={({ target }) => set({ recebido_em: target.value })}
      />
      <TextInput
        label="Nome de quem pediu"
        autoComplete="off"
        maxLength={120}
        value={body.nome}
        error={erros.nome}
        onChange={({ target }) => set({ nome: target.value })}
      />
      <TextInput
        label="E-mail ou telefone"
        hint="Com um e-mail, a pessoa recebe o protocolo e a resposta por carta."
        autoComplete="off"
        maxLength={120}
        value={body.contato}
        error={erros.contato}
        onChange={({ target }) => set({ contato: target.value })}
      />
      <TextInput
        label="CPF ou CNPJ do cadastro"
        optional
        hint="Liga o pedido ao cadastro da pessoa. Sem ele, o e-mail liga."
        autoComplete="off"
        maxLength={20}
        value={body.documento}
        error={erros.documento}
        onChange={({ target }) => set({ documento: target.value })}
      />
      <Textarea
        label="O que a pessoa disse"
        optional
        maxLength={1000}
        value={body.descricao}
        error={erros.descricao}
        onChange={({ target }) => set({ descricao: target.value })}
      />
    </>
  )
}
