import { useRef, useState } from 'react'

import type { ImagemDaMarca } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Button, Icon, Spinner, TextInput } from '@vitrine/ui'

import { AreaDeSoltar, sendImagem } from '#arquivo'
import { tellMudanca } from '#cadastro'
import { useTrabalho } from '#shell'

import { erroOf, type CampoProps } from './campo-descrito.ts'
import { asTexto, asValor, type Valor } from './valores.ts'

interface LugarProps {
  nome: string
  dica: string
  imagem: Valor | null
  onImagem: (imagem: ImagemDaMarca) => void
}

/** A place where a picture is dropped: what stands there, or what came of it. Its room is kept. */
function LugarDaImagem({ nome, dica, imagem, onImagem }: LugarProps) {
  const { idfornecedor } = useTrabalho().loja
  const ref = useRef<HTMLDivElement>(null)
  const [isEnviando, setEnviando] = useState(false)
  const [erro, setErro] = useState('')
  const hash = asTexto(imagem?.hash)
  async function send([arquivo]: File[]) {
    if (!arquivo) return
    setEnviando(true)
    setErro('')
    const enviada = await sendImagem(
      'POST /painel/v1/{idfornecedor}/conteudos/imagens',
      idfornecedor,
      arquivo,
    )
    setEnviando(false)
    if ('erro' in enviada) return setErro(enviada.erro)
    onImagem(enviada)
    tellMudanca(ref.current)
  }
  return (
    <div ref={ref} className="descrito-imagem">
      <AreaDeSoltar
        label={`Escolher: ${nome}`}
        accept="image/svg+xml,image/png,image/webp,image/jpeg"
        disabled={isEnviando}
        onArquivos={(arquivos) => void send(arquivos)}
      >
        <span className="descrito-foto" style={{ background: asTexto(imagem?.cor) || undefined }}>
          {hash && <img src={urls.imagem(hash, 320)} alt="" width={320} height={160} />}
        </span>
        {isEnviando ? (
          <Spinner label="Enviando" />
        ) : (
          <span>
            <b>{nome}</b>: solte ou <u>escolha o arquivo</u>
          </span>
        )}
        <small>{dica}</small>
      </AreaDeSoltar>
      <p role="alert" className="field-error">
        {erro && (
          <>
            <Icon name="circle-alert" /> {erro}
          </>
        )}
      </p>
    </div>
  )
}

interface AltProps {
  valor: string
  onAlt: (alt: string) => void
}

const CampoDeAlt = ({ valor, onAlt }: AltProps) => (
  <TextInput
    label="O que a imagem mostra"
    hint="Para quem não a vê. Vazio, ela só enfeita."
    optional
    autoComplete="off"
    maxLength={200}
    value={valor}
    onChange={({ target }) => onAlt(target.value)}
  />
)

/** One picture, with what it shows. */
export function CampoDeImagem({ campo, valor, lugar, erros, onValor }: CampoProps) {
  const imagem = asValor(valor)
  const erro = erroOf(erros, lugar)
  return (
    <fieldset className="descrito-imagens">
      <legend>{campo.label}</legend>
      {erro && (
        <p role="alert" className="field-error">
          {erro}
        </p>
      )}
      <LugarDaImagem
        nome={campo.label}
        dica="JPEG, PNG, WebP ou SVG, até 10 MB."
        imagem={imagem}
        onImagem={({ hash, cor, largura, altura }) =>
          onValor({ hash, cor, alt: asTexto(imagem?.alt), ...(campo.max && { razao: largura / altura }) })
        }
      />
      {imagem && <CampoDeAlt valor={asTexto(imagem.alt)} onAlt={(alt) => onValor({ ...imagem, alt })} />}
      {imagem && campo.opcional && (
        <Button variant="ghost" size="s" icon="trash-2" onClick={() => onValor(null)}>
          Tirar a imagem
        </Button>
      )}
    </fieldset>
  )
}

/** The same thing drawn for a wide screen and for a phone; who sends one has it for both. */
export function CampoDeArte({ campo, valor, lugar, erros, onValor }: CampoProps) {
  const arte = asValor(valor)
  const larga = asValor(arte?.larga)
  const alta = asValor(arte?.alta)
  const alt = asTexto(larga?.alt)
  const erro = erroOf(erros, lugar)
  const toImagem = ({ hash, cor }: ImagemDaMarca) => ({ hash, cor, alt })
  return (
    <fieldset className="descrito-imagens">
      <legend>{campo.label}</legend>
      {erro && (
        <p role="alert" className="field-error">
          {arte ? erro : 'Envie uma imagem.'}
        </p>
      )}
      <div className="descrito-par">
        <LugarDaImagem
          nome="Imagem larga"
          dica="Para computador: perto de 3 por 1, com 1440 px de largura."
          imagem={larga}
          onImagem={(imagem) => onValor({ larga: toImagem(imagem), alta: alta ?? toImagem(imagem) })}
        />
        <LugarDaImagem
          nome="Imagem do celular"
          dica="Perto de 4 por 3. Sem ela, vale a larga."
          imagem={alta}
          onImagem={(imagem) => onValor({ larga: larga ?? toImagem(imagem), alta: toImagem(imagem) })}
        />
      </div>
      {larga && alta && (
        <CampoDeAlt
          valor={alt}
          onAlt={(novo) => onValor({ larga: { ...larga, alt: novo }, alta: { ...alta, alt: novo } })}
        />
      )}
    </fieldset>
  )
}
