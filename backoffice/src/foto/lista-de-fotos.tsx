import { useState } from 'react'
import type { FormEvent } from 'react'

import { pluralize } from '@vitrine/rules/texto'
import { Button, Icon, Segmented, Spinner, TextInput } from '@vitrine/ui'

import type { EstadoDaFoto, FotoNaFila } from './fila-de-fotos.ts'

interface ListaProps {
  fotos: readonly FotoNaFila[]
  onRetry: (id: string, codigo: string | null) => void
}

/** Rows that are drawn at once: a thousand pictures are counted above. */
const MOSTRADAS = 100
const comProblema = new Set<EstadoDaFoto>(['SEM_PRODUTO', 'RECUSADA', 'SEM_RESPOSTA'])

/** What became of each picture, those that need somebody first. */
export function ListaDeFotos({ fotos, onRetry }: ListaProps) {
  const [vista, setVista] = useState<'todas' | 'problemas'>('todas')
  const problemas = fotos.filter(({ estado }) => comProblema.has(estado))
  const outras = fotos.filter(({ estado }) => !comProblema.has(estado))
  const vistas = vista === 'problemas' ? problemas : [...problemas, ...outras.toReversed()]
  return (
    <>
      {problemas.length > 0 && (
        <Segmented
          label="Quais"
          name="fotos-vista"
          value={vista}
          options={[
            { value: 'todas', label: `Todas (${fotos.length})` },
            { value: 'problemas', label: `Precisam de você (${problemas.length})` },
          ]}
          onChange={setVista}
        />
      )}
      <ul className="ajustes-lista" aria-label="Fotos">
        {vistas.slice(0, MOSTRADAS).map((foto) => (
          <Linha key={foto.id} foto={foto} onRetry={onRetry} />
        ))}
      </ul>
      {vistas.length > MOSTRADAS && (
        <p className="text-ink-muted">{`E mais ${pluralize(vistas.length - MOSTRADAS, 'foto', 'fotos')}.`}</p>
      )}
    </>
  )
}

interface LinhaProps {
  foto: FotoNaFila
  onRetry: ListaProps['onRetry']
}

function Linha({ foto, onRetry }: LinhaProps) {
  const { id, arquivo, estado } = foto
  return (
    <li data-estado={estado} className="fotos-linha">
      <Miniatura arquivo={arquivo} />
      <div>
        <b>{arquivo.name}</b>
        <p role={comProblema.has(estado) ? 'alert' : undefined}>{sayFoto(foto)}</p>
        {estado === 'SEM_PRODUTO' && <Codigo onCodigo={(codigo) => onRetry(id, codigo)} />}
      </div>
      {estado === 'ENVIANDO' && <Spinner label="Enviando" />}
      {(estado === 'PRONTA' || estado === 'JA_ESTAVA') && <Icon name="circle-check" />}
      {estado === 'SEM_RESPOSTA' && (
        <Button variant="outline" size="s" icon="refresh-cw" onClick={() => onRetry(id, null)}>
          Tentar de novo
        </Button>
      )}
    </li>
  )
}

function sayFoto({ estado, recebida, erro }: FotoNaFila): string {
  const produto = recebida?.produto
  const ditos: Record<EstadoDaFoto, string> = {
    ESPERA: 'Na fila.',
    ENVIANDO: 'Enviando…',
    PRONTA: produto ? `${produto.nome} (${produto.sku}): já está na loja.` : 'Já está na loja.',
    JA_ESTAVA: produto
      ? `${produto.nome} (${produto.sku}) já tinha esta foto.`
      : 'O produto já tinha esta foto.',
    SEM_PRODUTO: 'Nenhum produto tem este código.',
    RECUSADA: erro ?? 'Não pudemos usar este arquivo.',
    SEM_RESPOSTA: erro ?? 'Não chegou: confira a conexão.',
  }
  return ditos[estado]
}

/** Which product a picture is of, where its name does not say it. */
function Codigo({ onCodigo }: { onCodigo: (codigo: string) => void }) {
  const [codigo, setCodigo] = useState('')
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (codigo.trim() !== '') onCodigo(codigo.trim())
  }
  return (
    <form className="fotos-codigo" onSubmit={onSubmit}>
      <TextInput
        label="SKU ou EAN do produto"
        hideLabel
        placeholder="SKU ou EAN"
        small
        autoComplete="off"
        maxLength={60}
        value={codigo}
        onChange={({ target }) => setCodigo(target.value)}
      />
      <Button type="submit" variant="outline" size="s">
        Usar este
      </Button>
    </form>
  )
}

/** The picture as it lies on the device; a file that is none leaves its place empty. */
function Miniatura({ arquivo }: { arquivo: File }) {
  function show(img: HTMLImageElement) {
    const url = URL.createObjectURL(arquivo)
    img.src = url
    return () => URL.revokeObjectURL(url)
  }
  return <img ref={show} className="fotos-miniatura" alt="" width={48} height={48} />
}
