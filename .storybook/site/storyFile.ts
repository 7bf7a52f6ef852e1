import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ModuleExports } from 'storybook/internal/types';

/** The stories of a file, for rendering outside of Storybook's canvas. */
export interface StoryFile {
  /** Last segment of its title. */
  readonly name: string;
  readonly meta: Meta;
  /** In the order of the file. */
  readonly stories: readonly FileStory[];
}

interface FileStory {
  /** `fields-textfield--with-error`. */
  readonly id: string;
  /** `With Error`. */
  readonly name: string;
  /** `WithError`. */
  readonly exportName: string;
  /** The sentence above the story in its source. */
  readonly description: string;
  readonly story: StoryObj;
}

interface PreparedStory {
  readonly id: string;
  readonly name: string;
  readonly moduleExport: unknown;
  readonly parameters: { readonly docs?: { readonly description?: { readonly story?: string } } };
}

/** The file of a module with its stories in the order of Storybook. */
export function readStoryFile(
  title: string,
  modules: ModuleExports,
  prepared: readonly PreparedStory[],
): StoryFile {
  return {
    name: title.split('/').at(-1) ?? title,
    meta: modules.default as Meta,
    stories: prepared.map(({ id, name, moduleExport, parameters }) => ({
      id,
      name,
      exportName: Object.keys(modules).find((key) => modules[key] === moduleExport) ?? name,
      description: parameters.docs?.description?.story ?? '',
      story: moduleExport as StoryObj,
    })),
  };
}

/** The story with an export name, or the first one. */
export function findStory(file: StoryFile, exportName = 'Default'): FileStory {
  const found = file.stories.find((story) => story.exportName === exportName) ?? file.stories[0];
  if (!found) throw new Error(`${file.name} has no stories.`);
  return found;
}
