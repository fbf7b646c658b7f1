import { useState } from 'react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { Button, LiveRegion, Modal, Notice, TextInput } from '@vitrine/ui'

import { useQuantidade } from '#carrinho'
import { useLoja } from '#shell'

import { isComoGtin, isGtin } from './codigo.ts'
import { useCamera } from './use-camera.ts'
import type { EstadoCamera } from './use-camera.ts'
import { useLeitura } from './use-leitura.ts'
import type { Lido } from './use-leitura.ts'
import './leitor.css'

const falhas: Partial<Record<EstadoCamera, string>> = {
  negada: 'A câmera não foi liberada para esta loja. Libere nas permissões do navegador, ou digite o código.',
  ausente: 'Não encontramos uma câmera. Digite o código abaixo das barras.',
  falhou: 'A câmera não abriu; outro programa pode estar com ela. Digite o código.',
}

/** Each bar code that is held to the camera goes into the cart, once more each time; typed it does the same (ux 4.3, 7). */
export function Leitor({ close }: { close: () => void }) {
  const { slug } = useLoja()
  const { lidos, dito, readCodigo } = useLeitura()
  const { video, estado } = useCamera((codigo) => {
    if ('vibrate' in navigator) navigator.vibrate(60)
    readCodigo(codigo)
  })
  const falha = falhas[estado]
  return (
    <Modal
      open
      onClose={close}
      title="Ler código de barras"
      foot={
        <Link className="btn btn-solid" to={urls.carrinho(slug)}>
          Ver carrinho
        </Link>
      }
    >
      {falha ? (
        <Notice tone="info">{falha}</Notice>
      ) : (
        <div className="leitor-camera">
          <video ref={video} muted playsInline aria-label="Câmera" />
          <p>{estado === 'abrindo' ? 'Abrindo a câmera…' : 'Aproxime as barras da linha'}</p>
        </div>
      )}
      <Digitado onCodigo={readCodigo} />
      <LiveRegion>{dito}</LiveRegion>
      <ul className="leitor-lidos" aria-label="Lidos">
        {lidos.map((lido) => (
          <LinhaLida key={lido.codigo} lido={lido} />
        ))}
      </ul>
    </Modal>
  )
}

/** The way without a camera. */
function Digitado({ onCodigo }: { onCodigo: (codigo: string) => void }) {
  const [erro, setErro] = useState<string>()
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const codigo = String(new FormData(form).get('codigo') ?? '').replaceAll(/\s/g, '')
    if (codigo === '') return setErro('Digite o código do produto.')
    if (isComoGtin(codigo) && !isGtin(codigo))
      return setErro('Confira os números: este código de barras não existe.')
    setErro(undefined)
    form.reset()
    onCodigo(codigo)
  }
  return (
    <form className="leitor-digitado" onSubmit={onSubmit} noValidate>
      <TextInput name="codigo" label="Código do produto" inputMode="numeric" maxLength={40} error={erro} />
      <Button type="submit" variant="outline">
        Adicionar
      </Button>
    </form>
  )
}

function LinhaLida({ lido: { codigo, produto, recado } }: { lido: Lido }) {
  const { slug } = useLoja()
  const quantidade = useQuantidade(produto?.id ?? '')
  return (
    <li>
      <span>
        {produto ? <Link to={urls.produto(slug, produto.id, produto.name)}>{produto.name}</Link> : codigo}
        {recado && <small>{recado}</small>}
      </span>
      {produto && quantidade > 0 && <b>{`${formatQuantidade(quantidade, produto.unidade)} no carrinho`}</b>}
    </li>
  )
}
