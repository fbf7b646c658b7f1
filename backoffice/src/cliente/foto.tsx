import type { Imagem } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

/** A product's picture beside its name; its ground colour stands before it has come, and where there is none. */
export function Foto({ imagem }: { imagem: Imagem | null }) {
  return (
    <span className="foto" style={imagem ? { background: imagem.cor } : undefined}>
      {imagem && <img src={urls.imagem(imagem.hash, 160)} alt="" width={40} height={40} loading="lazy" />}
    </span>
  )
}
