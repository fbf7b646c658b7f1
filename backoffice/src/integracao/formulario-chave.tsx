import { useState } from 'react'

import type { ApiKey, UsoDaChave } from '@vitrine/contract'
import { OptionCard, OptionGroup, Segmented, TextInput } from '@vitrine/ui'

import { FormularioDeEnvio, useEnvio } from '#chamada'
import { api, useTrabalho } from '#shell'

import { usosDitos } from './say-chave.ts'

const CRIA = 'POST /painel/v1/{idfornecedor}/chaves'
type Validade = '90' | '365' | ''
const validades: { value: Validade; label: string }[] = [
  { value: '90', label: '90 dias' },
  { value: '365', label: '1 ano' },
  { value: '', label: 'Sem prazo' },
]
const usos = ['ERP', 'COMPRA'] as const

/** A new key: what it is called, and what it may do. */
export function FormularioChave({ onCriada }: { onCriada: (chave: ApiKey & { chave: string }) => void }) {
  const { idfornecedor } = useTrabalho().loja
  const [nome, setNome] = useState('')
  const [uso, setUso] = useState<UsoDaChave>('ERP')
  const [validade, setValidade] = useState<Validade>('365')
  const envio = useEnvio(['nome'])
  const { erros, setErros, send } = envio
  const chamada = {
    key: CRIA,
    params: { idfornecedor },
    body: { nome, uso, validade_dias: validade === '' ? null : Number(validade) },
  } as const
  async function create() {
    if (nome.trim() === '') return setErros({ nome: 'Dê um nome à chave.' })
    const criada = await send(() => api(CRIA, chamada))
    if (criada) onCriada(criada)
  }
  return (
    <FormularioDeEnvio
      nome="Nova chave"
      envio={envio}
      acao="Criar chave"
      onEnvio={create}
      chamada={{ para: 'Criar esta chave', ...chamada }}
    >
      <TextInput
        label="Nome"
        hint="Qual sistema a usa: ERP da matriz."
        autoComplete="off"
        maxLength={60}
        value={nome}
        error={erros.nome}
        onChange={({ target }) => setNome(target.value)}
      />
      <OptionGroup label="O que a chave pode fazer">
        {usos.map((cada) => (
          <OptionCard
            key={cada}
            name="uso"
            value={cada}
            title={usosDitos[cada].nome}
            sub={usosDitos[cada].alcance}
            checked={uso === cada}
            onChange={() => setUso(cada)}
          />
        ))}
      </OptionGroup>
      <div>
        <p>Por quanto tempo vale</p>
        <Segmented
          label="Por quanto tempo vale"
          name="validade"
          options={validades}
          value={validade}
          onChange={setValidade}
        />
      </div>
    </FormularioDeEnvio>
  )
}
