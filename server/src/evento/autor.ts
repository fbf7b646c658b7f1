/** Who did it: a role, or the system by itself. */
export interface Autor {
  ator: string
  idusuario: string | null
  /** Id of the API key, when the change came through the supplier's own system. */
  idapikeys?: string | null | undefined
}

export const sistema: Autor = { ator: 'sistema', idusuario: null }
