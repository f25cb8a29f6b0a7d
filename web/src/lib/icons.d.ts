declare module 'virtual:icons' {
  const paths: Record<string, string>;
  export default paths;
}
declare module 'virtual:icons/table';
declare module 'virtual:icons/zona';
declare module 'virtual:icons/stalker';
declare module 'virtual:icons/twom';
