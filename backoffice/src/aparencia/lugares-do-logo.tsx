import { useRef } from 'react'

import { urls } from '@vitrine/contract/urls'
import { deriveTema, type EntradasTema } from '@vitrine/rules/tema'
import { Button, Icon, Spinner } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { AreaDeSoltar } from '#arquivo'
import { tellMudanca } from '#cadastro'

import { descritos } from './descritos.ts'
import { lugaresDoLogo, type LugarDoLogo } from './logo.ts'
import type { LogoEscolhido } from './use-logo.ts'

interface LugaresProps {
  marca: LogoEscolhido
  entradas: EntradasTema
  erros: Erros
}

/** The three pictures of a logo, each on the ground that it is for. */
export function LugaresDoLogo({ marca, entradas, erros }: LugaresProps) {
  const chaos = {
    claro: deriveTema(entradas, 'light'),
    escuro: deriveTema(entradas, 'dark'),
    simbolo: deriveTema(entradas, 'light'),
  }
  return (
    <fieldset className="logo">
      <legend>Logo</legend>
      <p className="text-ink-muted">
        SVG, PNG, WebP ou JPEG, até 10 MB. A loja só muda quando você publicar.
      </p>
      <div className="logo-lugares">
        {lugaresDoLogo.map((lugar) => (
          <Lugar
            key={lugar}
            lugar={lugar}
            marca={marca}
            chao={{ background: chaos[lugar].surface, color: chaos[lugar].ink }}
            recusado={erros[lugar]}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface LugarProps {
  lugar: LugarDoLogo
  marca: LogoEscolhido
  chao: { background: string; color: string }
  /** What is wrong with it, as the server said when it was written. */
  recusado: string | undefined
}

function Lugar({ lugar, marca, chao, recusado }: LugarProps) {
  const ref = useRef<HTMLElement>(null)
  const { nome, dica, vazio } = descritos[lugar]
  const { isEnviando, erro, aviso } = marca.envioOf(lugar)
  const hash = marca.logo[lugar]
  async function send([arquivo]: File[]) {
    if (arquivo && (await marca.send(lugar, arquivo))) tellMudanca(ref.current)
  }
  return (
    <section ref={ref} className="logo-lugar" data-lugar={lugar} aria-label={nome}>
      <h2>{nome}</h2>
      {/* A file that was refused is nothing that could be lost. */}
      <div onInput={(event) => event.stopPropagation()}>
        <AreaDeSoltar
          label={`Escolher: ${nome}`}
          accept="image/svg+xml,image/png,image/webp,image/jpeg"
          disabled={isEnviando}
          onArquivos={(arquivos) => void send(arquivos)}
        >
          <span className="logo-chao" style={chao}>
            {hash ? <img src={urls.desenho(hash)} alt="" /> : vazio}
          </span>
          {isEnviando ? (
            <Spinner label="Enviando" />
          ) : (
            <span>
              Solte a imagem ou <u>escolha o arquivo</u>
            </span>
          )}
          <small>{dica}</small>
        </AreaDeSoltar>
      </div>
      <p role="alert" className="field-error">
        {(erro || recusado) && (
          <>
            <Icon name="circle-alert" /> {erro || recusado}
          </>
        )}
      </p>
      <p role="status" className="field-hint">
        {aviso}
      </p>
      <Volta lugar={lugar} marca={marca} onMudanca={() => tellMudanca(ref.current)} />
    </section>
  )
}

interface VoltaProps extends Pick<LugarProps, 'lugar' | 'marca'> {
  onMudanca: () => void
}

/** Takes a picture out, and brings back what stood there. The first button stays where it is: who pressed it by a key is not lost. */
function Volta({ lugar, marca: { logo, antes, envioOf, remove, takeBack }, onMudanca }: VoltaProps) {
  const { nome } = descritos[lugar]
  const { isEnviando } = envioOf(lugar)
  const hash = logo[lugar]
  function press(act: (lugar: LugarDoLogo) => void) {
    act(lugar)
    onMudanca()
  }
  if (!hash && !antes[lugar]) return null
  return (
    <div className="logo-volta">
      <Button
        variant="outline"
        size="s"
        icon={hash ? 'trash-2' : 'undo-2'}
        disabled={isEnviando}
        aria-label={`${hash ? 'Tirar' : 'Desfazer'}: ${nome}`}
        onClick={() => press(hash ? remove : takeBack)}
      >
        {hash ? 'Tirar' : 'Desfazer'}
      </Button>
      {hash && antes[lugar] && (
        <Button
          variant="ghost"
          size="s"
          icon="undo-2"
          disabled={isEnviando}
          aria-label={`Usar a anterior: ${nome}`}
          onClick={() => press(takeBack)}
        >
          Usar a anterior
        </Button>
      )}
    </div>
  )
}
