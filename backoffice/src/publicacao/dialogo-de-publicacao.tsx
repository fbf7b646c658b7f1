import { useState } from 'react'
import type { FormEvent } from 'react'

import type { ConteudoEditado, TipoPublicacao, VersaoDoConteudo } from '@vitrine/contract'
import { instantOf } from '@vitrine/rules/data'
import { Button, Notice, Segmented, showToast, TextInput } from '@vitrine/ui'

import { toErros, type Erros } from '#ajuste'
import { Dialogo } from '#chamada'
import { api, useTrabalho } from '#shell'

interface Params {
  idfornecedor: string
  tipo: TipoPublicacao
  idconteudo: string
}

interface DialogoProps {
  params: Params
  rascunho: VersaoDoConteudo
  /** In words, against what shoppers see. */
  mudancas: readonly string[]
  onClose: () => void
  onPublicado: (editado: ConteudoEditado) => void
}

/** What shoppers will see another way, and from when on. */
export function DialogoDePublicacao({ params, rascunho, mudancas, onClose, onPublicado }: DialogoProps) {
  const { fuso } = useTrabalho().loja
  const [quando, setQuando] = useState<'ja' | 'depois'>('ja')
  const [prazo, setPrazo] = useState({ de: '', ate: '' })
  const [erros, setErros] = useState<Erros>({})
  const [isEspera, setEspera] = useState(false)
  async function publish(event: FormEvent) {
    event.preventDefault()
    if (quando === 'depois' && !prazo.de) return setErros({ de: 'Diga a partir de quando.' })
    setEspera(true)
    const resposta = await api('POST /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/publicacao', {
      params,
      body: {
        de: quando === 'ja' ? null : toInstante(prazo.de, fuso),
        ate: quando === 'ja' ? null : toInstante(prazo.ate, fuso),
        versao: rascunho.versao,
      },
    })
    setEspera(false)
    if (!resposta.ok) return setErros(toErros(resposta.falha, ['de', 'ate']))
    onPublicado(resposta.dados)
    showToast(quando === 'ja' ? 'Publicado. A loja já está assim.' : 'Agendado.')
    onClose()
  }
  return (
    <Dialogo title="Publicar" onClose={onClose}>
      <form
        className="ajustes-form"
        aria-label="Publicar"
        noValidate
        onSubmit={(event) => void publish(event)}
      >
        <Mudancas mudancas={mudancas} />
        <Quando quando={quando} onQuando={setQuando} prazo={prazo} onPrazo={setPrazo} erros={erros} />
        {erros[''] && (
          <Notice tone="danger" live="alert">
            {erros['']}
          </Notice>
        )}
        <Button type="submit" loading={isEspera}>
          {quando === 'ja' ? 'Publicar agora' : 'Agendar'}
        </Button>
      </form>
    </Dialogo>
  )
}

function Mudancas({ mudancas }: Pick<DialogoProps, 'mudancas'>) {
  return (
    <div className="publicacao-mudancas">
      <h3>O que muda na loja</h3>
      {mudancas.length === 0 && <p>Nada: o rascunho diz o mesmo que está no ar.</p>}
      <ul>
        {mudancas.map((mudanca) => (
          <li key={mudanca}>{mudanca}</li>
        ))}
      </ul>
    </div>
  )
}

interface QuandoProps {
  quando: 'ja' | 'depois'
  onQuando: (quando: 'ja' | 'depois') => void
  prazo: { de: string; ate: string }
  onPrazo: (prazo: { de: string; ate: string }) => void
  erros: Erros
}

function Quando({ quando, onQuando, prazo, onPrazo, erros }: QuandoProps) {
  return (
    <>
      <Segmented
        label="Quando"
        name="quando"
        value={quando}
        onChange={onQuando}
        options={[
          { value: 'ja', label: 'Agora' },
          { value: 'depois', label: 'Agendar' },
        ]}
      />
      {quando === 'depois' && (
        <div className="publicacao-par">
          <TextInput
            type="datetime-local"
            label="A partir de"
            hint="No horário da loja."
            value={prazo.de}
            error={erros['de']}
            onChange={({ target }) => onPrazo({ ...prazo, de: target.value })}
          />
          <TextInput
            type="datetime-local"
            label="Até"
            optional
            hint="Depois volta o que estava no ar."
            value={prazo.ate}
            error={erros['ate']}
            onChange={({ target }) => onPrazo({ ...prazo, ate: target.value })}
          />
        </div>
      )}
    </>
  )
}

/** '2026-12-01T08:00' by the clocks of the store. */
function toInstante(local: string, fuso: string): string | null {
  const [dia = '', hora = ''] = local.split('T')
  return dia && hora ? instantOf(dia, hora, fuso).toISOString() : null
}
